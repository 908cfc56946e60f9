package be.becivic.protocol.scrub.internal.pattern;

/**
 * What every match of a pattern has: so many digits, at most so many characters, a first character
 * out of a set. Texts without them need no matching, and most texts lack them.
 *
 * @param beforeDigit how far from the start its first digit is at most
 * @param needs a set out of which a match has a character
 * @param letters whether a match may hold an ASCII letter
 * @param lines whether a match may hold a line feed
 */
public record PatternTraits(
    int leastDigits,
    int longest,
    int beforeDigit,
    CharSet first,
    CharSet needs,
    boolean letters,
    boolean lines) {
  public static final int UNBOUNDED = 1 << 24;

  /** True of any pattern. */
  public static final PatternTraits NONE =
      new PatternTraits(0, UNBOUNDED, UNBOUNDED, CharSet.ALL, CharSet.ALL, true, true);

  public PatternTraits withAtLeast(int digits) {
    return new PatternTraits(
        Math.max(leastDigits, digits), longest, beforeDigit, first, needs, letters, lines);
  }
}
