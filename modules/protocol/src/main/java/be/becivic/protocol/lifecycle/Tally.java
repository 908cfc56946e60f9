package be.becivic.protocol.lifecycle;

/**
 * The votes of one cohort. Everything here counts voices: network prefixes, each as {@link
 * PrefixVoice} has it.
 *
 * @param injectionFlags voices other than the submitter's that flagged an injection
 * @param postHandoffConfirms confirming voices that saw what happens after the handoff
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

  /** Both together. */
  public Tally plus(Tally other) {
    return new Tally(
        confirms + other.confirms,
        rejects + other.rejects,
        injectionFlags + other.injectionFlags,
        postHandoffConfirms + other.postHandoffConfirms);
  }

  /** How many voices there are: each confirms or rejects, never both. */
  public int distinct() {
    return confirms + rejects;
  }

  /** Confirms less rejects. */
  public int net() {
    return confirms - rejects;
  }
}
