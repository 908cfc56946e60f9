package be.becivic.protocol.lifecycle;

/**
 * When flags take a text down by themselves.
 *
 * @param flags the voices that have to say so (§18 leaves the number open)
 * @param perHour the most texts of ours that flags take down in an hour, on all the server; beyond
 *     it a flag puts a caveat on the page and calls a person
 */
public record QuarantineRule(int flags, int perHour) {
  public QuarantineRule {
    if (flags < 1 || perHour < 0) {
      throw new IllegalArgumentException("quarantine takes a flag and a bound");
    }
  }

  public boolean isCalledForBy(Tally tally) {
    return tally.injectionFlags() >= flags;
  }

  /** Whether another text of ours may go down after so many within the hour. */
  public boolean allowsAfter(long withinTheHour) {
    return withinTheHour < perHour;
  }
}
