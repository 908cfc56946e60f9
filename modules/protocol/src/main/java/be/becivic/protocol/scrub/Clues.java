package be.becivic.protocol.scrub;

/**
 * What every match of a pattern has: so many digits, at most so many characters, a first character
 * out of a set. Texts without them need no matching, and most texts lack them.
 *
 * @param letters whether a match may hold an ASCII letter
 */
record Clues(int leastDigits, int longest, CharSet first, boolean letters) {
  static final int UNBOUNDED = 1 << 24;

  /** True of any pattern. */
  static final Clues NONE = new Clues(0, UNBOUNDED, CharSet.ALL, true);

  Clues withAtLeast(int digits) {
    return new Clues(Math.max(leastDigits, digits), longest, first, letters);
  }
}
