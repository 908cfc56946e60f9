package be.becivic.protocol.scrub.internal.pattern;

/**
 * What every match of a pattern has: so many digits, those within so many characters, a first
 * character out of a set, and a second one. Texts without them need no matching, and most texts
 * lack them.
 *
 * @param longest how many characters it has at most
 * @param reach within how many characters from its start so many digits stand
 * @param digitRun how many of its digits touch at least
 * @param beforeDigit how far from the start its first digit is at most
 * @param needs a set out of which a match has a character
 * @param letters whether a match may hold an ASCII letter
 * @param lettersBetween how many of them between two of so many digits
 * @param lines whether a match may hold a line feed
 */
public record PatternTraits(
    int leastDigits,
    int digitRun,
    int longest,
    int reach,
    int beforeDigit,
    CharSet first,
    CharSet second,
    CharSet needs,
    boolean letters,
    int lettersBetween,
    boolean lines) {
  public static final int UNBOUNDED = 1 << 24;

  /** True of any pattern. */
  public static final PatternTraits NONE =
      new PatternTraits(
          0,
          0,
          UNBOUNDED,
          UNBOUNDED,
          UNBOUNDED,
          CharSet.ALL,
          CharSet.ALL,
          CharSet.ALL,
          true,
          UNBOUNDED,
          true);

  /** The same where something else asks for digits too, which may stand anywhere in the match. */
  public PatternTraits withAtLeast(int digits) {
    return digits <= leastDigits
        ? this
        : new PatternTraits(
            digits,
            digitRun,
            longest,
            longest,
            beforeDigit,
            first,
            second,
            needs,
            letters,
            letters ? UNBOUNDED : 0,
            lines);
  }
}
