package be.becivic.protocol.scrub.internal.pattern;

/**
 * What a part of a pattern says about the text it matches.
 *
 * @param beforeDigit how much may stand before its first sure digit; unbounded where none is sure
 * @param needs a set out of which it takes a character at least
 * @param optional whether the part may match nothing
 * @param letters whether it may match an ASCII letter
 * @param lines whether it may match a line feed
 */
record PatternPart(
    int leastDigits,
    int longest,
    int beforeDigit,
    CharSet first,
    CharSet needs,
    boolean optional,
    boolean letters,
    boolean lines) {
  static final PatternPart NOTHING =
      new PatternPart(0, 0, PatternTraits.UNBOUNDED, CharSet.NONE, CharSet.ALL, true, false, false);

  static PatternPart of(CharSet set) {
    boolean isDigit = set.isWithin(CharSet.DIGITS);
    return new PatternPart(
        isDigit ? 1 : 0,
        set.beyond() ? 2 : 1,
        isDigit ? 0 : PatternTraits.UNBOUNDED,
        set,
        set,
        false,
        set.meets(CharSet.LETTERS),
        set.has('\n'));
  }

  PatternPart then(PatternPart next) {
    return new PatternPart(
        Math.min(PatternTraits.UNBOUNDED, leastDigits + next.leastDigits),
        Math.min(PatternTraits.UNBOUNDED, longest + next.longest),
        leastDigits > 0
            ? beforeDigit
            : Math.min(PatternTraits.UNBOUNDED, longest + next.beforeDigit),
        optional ? first.or(next.first) : first,
        needs.size() <= next.needs.size() ? needs : next.needs,
        optional && next.optional,
        letters || next.letters,
        lines || next.lines);
  }

  PatternPart or(PatternPart other) {
    return new PatternPart(
        Math.min(leastDigits, other.leastDigits),
        Math.max(longest, other.longest),
        Math.max(beforeDigit, other.beforeDigit),
        first.or(other.first),
        needs.or(other.needs),
        optional || other.optional,
        letters || other.letters,
        lines || other.lines);
  }

  PatternPart times(int least, int most) {
    boolean isSure = least > 0;
    return new PatternPart(
        capped(leastDigits, least),
        capped(longest, most),
        isSure ? beforeDigit : PatternTraits.UNBOUNDED,
        first,
        isSure ? needs : CharSet.ALL,
        optional || !isSure,
        letters,
        lines);
  }

  private static int capped(int count, int times) {
    return (int) Math.min(PatternTraits.UNBOUNDED, (long) count * times);
  }

  PatternTraits clues() {
    return optional
        ? PatternTraits.NONE
        : new PatternTraits(leastDigits, longest, beforeDigit, first, needs, letters, lines);
  }
}
