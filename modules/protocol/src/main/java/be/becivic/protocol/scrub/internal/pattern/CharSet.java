package be.becivic.protocol.scrub.internal.pattern;

/** A set of ASCII characters, and whether anything beyond ASCII may belong to it as well. */
public record CharSet(long low, long high, boolean beyond) {
  public static final CharSet NONE = new CharSet(0, 0, false);
  public static final CharSet ALL = new CharSet(-1, -1, true);
  public static final CharSet DIGITS = range('0', '9');
  public static final CharSet LETTERS = range('A', 'Z').or(range('a', 'z'));
  private static final CharSet COMMON =
      LETTERS.or(DIGITS).or(range(' ', ' ')).or(range(',', '.')).or(range('\n', '\n'));

  public static CharSet range(int first, int last) {
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

  public CharSet or(CharSet other) {
    return new CharSet(low | other.low, high | other.high, beyond || other.beyond);
  }

  public CharSet complement() {
    return new CharSet(~low, ~high, true);
  }

  public boolean has(char character) {
    if (character > 127) {
      return beyond;
    }
    return ((character < 64 ? low : high) >>> character & 1) == 1;
  }

  public boolean meets(CharSet other) {
    return (low & other.low) != 0 || (high & other.high) != 0 || beyond && other.beyond;
  }

  /** How likely it is that a text has one of them: what prose is made of counts for many others. */
  int commonness() {
    int rare = Long.bitCount(low & ~COMMON.low) + Long.bitCount(high & ~COMMON.high);
    int common = Long.bitCount(low & COMMON.low) + Long.bitCount(high & COMMON.high);
    return rare + 8 * common + (beyond ? 128 : 0);
  }

  public boolean isWithin(CharSet other) {
    return (low & ~other.low) == 0 && (high & ~other.high) == 0 && (!beyond || other.beyond);
  }
}
