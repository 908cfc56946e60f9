package be.becivic.protocol.scrub.internal.pattern;

/**
 * What every match of a pattern has: so many digits, at most so many characters, a first character
 * out of a set. Texts without them need no matching, and most texts lack them.
 *
 * @param letters whether a match may hold an ASCII letter
 */
public record PatternTraits(int leastDigits, int longest, CharSet first, boolean letters) {
  public static final int UNBOUNDED = 1 << 24;

  /** True of any pattern. */
  public static final PatternTraits NONE = new PatternTraits(0, UNBOUNDED, CharSet.ALL, true);

  public PatternTraits withAtLeast(int digits) {
    return new PatternTraits(Math.max(leastDigits, digits), longest, first, letters);
  }
}
