package be.becivic.protocol.scrub;

/** A set of ASCII characters, and whether anything beyond ASCII may belong to it as well. */
record CharSet(long low, long high, boolean beyond) {
  static final CharSet NONE = new CharSet(0, 0, false);
  static final CharSet ALL = new CharSet(-1, -1, true);
  static final CharSet DIGITS = range('0', '9');
  static final CharSet LETTERS = range('A', 'Z').or(range('a', 'z'));

  static CharSet range(int first, int last) {
    long low = 0;
    long high = 0;
    for (int i = first; i <= Math.min(last, 127); i++) {
      if (i < 64) {
        low |= 1L << i;
      } else {
        high |= 1L << i;
      }
    }
    return new CharSet(low, high, last > 127);
  }

  CharSet or(CharSet other) {
    return new CharSet(low | other.low, high | other.high, beyond || other.beyond);
  }

  CharSet complement() {
    return new CharSet(~low, ~high, true);
  }

  boolean has(char character) {
    if (character > 127) {
      return beyond;
    }
    return ((character < 64 ? low : high) >>> character & 1) == 1;
  }

  boolean meets(CharSet other) {
    return (low & other.low) != 0 || (high & other.high) != 0 || beyond && other.beyond;
  }

  boolean isWithin(CharSet other) {
    return (low & ~other.low) == 0 && (high & ~other.high) == 0 && (!beyond || other.beyond);
  }
}
