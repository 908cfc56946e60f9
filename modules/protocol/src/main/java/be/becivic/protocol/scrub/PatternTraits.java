package be.becivic.protocol.scrub;

/**
 * What every match of a pattern has: so many digits, at most so many characters, a first character
 * out of a set. Texts without them need no matching, and most texts lack them.
 *
 * @param letters whether a match may hold an ASCII letter
 */
record PatternTraits(int leastDigits, int longest, CharSet first, boolean letters) {
  static final int UNBOUNDED = 1 << 24;

  /** True of any pattern. */
  static final PatternTraits NONE = new PatternTraits(0, UNBOUNDED, CharSet.ALL, true);

  PatternTraits withAtLeast(int digits) {
    return new PatternTraits(Math.max(leastDigits, digits), longest, first, letters);
  }
}
