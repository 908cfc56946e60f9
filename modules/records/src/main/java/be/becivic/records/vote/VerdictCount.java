package be.becivic.records.vote;

/** Addresses that confirm and addresses that reject. */
public record VerdictCount(long confirms, long rejects) {
  public long net() {
    return confirms - rejects;
  }
}
