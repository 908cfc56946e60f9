package be.becivic.records.content;

/** How many ratings there are and what they sum to, so that averages stay exact. */
public record RatingSummary(long count, long stars) {
  public double average() {
    return count == 0 ? 0 : (double) stars / count;
  }
}
