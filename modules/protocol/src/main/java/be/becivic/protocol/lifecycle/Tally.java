package be.becivic.protocol.lifecycle;

/**
 * The votes of one cohort. Everything here counts addresses, each with its latest verdict.
 *
 * @param injectionFlags addresses other than the submitter's that flagged an injection
 * @param postHandoffConfirms confirming addresses that saw what happens after the handoff
 */
public record Tally(int confirms, int rejects, int injectionFlags, int postHandoffConfirms) {
  public static final Tally NONE = new Tally(0, 0, 0, 0);

  public Tally {
    if (confirms < 0 || rejects < 0 || injectionFlags < 0 || postHandoffConfirms < 0) {
      throw new IllegalArgumentException("a count is never negative");
    }
    if (postHandoffConfirms > confirms) {
      throw new IllegalArgumentException("a post-handoff confirm is a confirm");
    }
    Math.addExact(confirms, rejects);
  }

  public static Tally of(int confirms, int rejects) {
    return new Tally(confirms, rejects, 0, 0);
  }

  /** How many addresses voted: an address confirms or rejects, never both. */
  public int distinct() {
    return confirms + rejects;
  }

  /** Confirms less rejects. */
  public int net() {
    return confirms - rejects;
  }
}
