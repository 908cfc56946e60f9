package be.becivic.protocol.scrub.internal.pattern;

/**
 * What a part of a pattern says about the text it matches.
 *
 * @param optional whether the part may match nothing
 * @param letters whether it may match an ASCII letter
 */
public record PatternPart(
    int leastDigits, int longest, CharSet first, boolean optional, boolean letters) {
  static final PatternPart NOTHING = new PatternPart(0, 0, CharSet.NONE, true, false);

  static PatternPart of(CharSet set) {
    return new PatternPart(
        set.isWithin(CharSet.DIGITS) ? 1 : 0,
        set.beyond() ? 2 : 1,
        set,
        false,
        set.meets(CharSet.LETTERS));
  }

  PatternPart then(PatternPart next) {
    return new PatternPart(
        Math.min(PatternTraits.UNBOUNDED, leastDigits + next.leastDigits),
        Math.min(PatternTraits.UNBOUNDED, longest + next.longest),
        optional ? first.or(next.first) : first,
        optional && next.optional,
        letters || next.letters);
  }

  PatternPart or(PatternPart other) {
    return new PatternPart(
        Math.min(leastDigits, other.leastDigits),
        Math.max(longest, other.longest),
        first.or(other.first),
        optional || other.optional,
        letters || other.letters);
  }

  PatternPart times(int least, int most) {
    return new PatternPart(
        capped(leastDigits, least), capped(longest, most), first, optional || least == 0, letters);
  }

  private static int capped(int count, int times) {
    return (int) Math.min(PatternTraits.UNBOUNDED, (long) count * times);
  }

  PatternTraits clues() {
    return optional ? PatternTraits.NONE : new PatternTraits(leastDigits, longest, first, letters);
  }
}
