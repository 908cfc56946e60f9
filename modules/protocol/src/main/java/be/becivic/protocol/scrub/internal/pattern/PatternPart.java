package be.becivic.protocol.scrub.internal.pattern;

/**
 * What a part of a pattern says about the text it matches.
 *
 * @param digitRun how many digits it has that touch
 * @param reach within how many characters its sure digits stand
 * @param beforeDigit how much may stand before its first sure digit; unbounded where none is sure
 * @param second what may stand after its first character
 * @param single whether it may match one character alone
 * @param needs a set out of which it takes a character at least
 * @param optional whether the part may match nothing
 * @param letters how many ASCII letters it may match
 * @param lettersBefore how many before its first sure digit; all where none is sure
 * @param lettersBetween how many between two of its sure digits
 * @param lettersAfter how many after the last of them; all where none is sure
 * @param lines whether it may match a line feed
 */
record PatternPart(
    int leastDigits,
    int digitRun,
    int longest,
    int reach,
    int beforeDigit,
    CharSet first,
    CharSet second,
    boolean single,
    CharSet needs,
    boolean optional,
    int letters,
    int lettersBefore,
    int lettersBetween,
    int lettersAfter,
    boolean lines) {
  static final PatternPart NOTHING =
      new PatternPart(
          0,
          0,
          0,
          0,
          PatternTraits.UNBOUNDED,
          CharSet.NONE,
          CharSet.NONE,
          false,
          CharSet.ALL,
          true,
          0,
          0,
          0,
          0,
          false);

  static PatternPart of(CharSet set) {
    boolean isDigit = set.isWithin(CharSet.DIGITS);
    int letters = set.meets(CharSet.LETTERS) ? 1 : 0;
    return new PatternPart(
        isDigit ? 1 : 0,
        isDigit ? 1 : 0,
        set.beyond() ? 2 : 1,
        1,
        isDigit ? 0 : PatternTraits.UNBOUNDED,
        set,
        set.beyond() ? CharSet.ALL : CharSet.NONE,
        true,
        set,
        false,
        letters,
        letters,
        0,
        letters,
        set.has('\n'));
  }

  PatternPart then(PatternPart next) {
    return new PatternPart(
        Math.min(PatternTraits.UNBOUNDED, leastDigits + next.leastDigits),
        Math.max(digitRun, next.digitRun),
        Math.min(PatternTraits.UNBOUNDED, longest + next.longest),
        next.leastDigits > 0 ? Math.min(PatternTraits.UNBOUNDED, longest + next.reach) : reach,
        leastDigits > 0
            ? beforeDigit
            : Math.min(PatternTraits.UNBOUNDED, longest + next.beforeDigit),
        optional ? first.or(next.first) : first,
        second.or(single ? next.first : CharSet.NONE).or(optional ? next.second : CharSet.NONE),
        single && next.optional || optional && next.single,
        needs.commonness() <= next.needs.commonness() ? needs : next.needs,
        optional && next.optional,
        Math.min(PatternTraits.UNBOUNDED, letters + next.letters),
        leastDigits > 0
            ? lettersBefore
            : Math.min(PatternTraits.UNBOUNDED, letters + next.lettersBefore),
        Math.max(
            Math.max(lettersBetween, next.lettersBetween),
            leastDigits > 0 && next.leastDigits > 0 ? lettersAfter + next.lettersBefore : 0),
        next.leastDigits > 0
            ? next.lettersAfter
            : Math.min(PatternTraits.UNBOUNDED, lettersAfter + next.letters),
        lines || next.lines);
  }

  PatternPart or(PatternPart other) {
    boolean bothSure = leastDigits > 0 && other.leastDigits > 0;
    return new PatternPart(
        Math.min(leastDigits, other.leastDigits),
        Math.min(digitRun, other.digitRun),
        Math.max(longest, other.longest),
        Math.max(reach, other.reach),
        Math.max(beforeDigit, other.beforeDigit),
        first.or(other.first),
        second.or(other.second),
        single || other.single,
        needs.or(other.needs),
        optional || other.optional,
        Math.max(letters, other.letters),
        bothSure ? Math.max(lettersBefore, other.lettersBefore) : Math.max(letters, other.letters),
        Math.max(lettersBetween, other.lettersBetween),
        bothSure ? Math.max(lettersAfter, other.lettersAfter) : Math.max(letters, other.letters),
        lines || other.lines);
  }

  PatternPart times(int least, int most) {
    boolean isSure = least > 0;
    boolean hasSureDigits = isSure && leastDigits > 0;
    int allLetters = capped(letters, most);
    return new PatternPart(
        capped(leastDigits, least),
        isOneDigit() ? least : isSure ? digitRun : 0,
        capped(longest, most),
        isSure ? Math.min(PatternTraits.UNBOUNDED, capped(longest, least - 1) + reach) : 0,
        isSure ? beforeDigit : PatternTraits.UNBOUNDED,
        first,
        single && most > 1 ? second.or(first) : second,
        single && (least < 2 || optional),
        isSure ? needs : CharSet.ALL,
        optional || !isSure,
        allLetters,
        hasSureDigits ? lettersBefore : allLetters,
        hasSureDigits && most > 1
            ? Math.max(lettersBetween, lettersAfter + lettersBefore)
            : lettersBetween,
        hasSureDigits ? lettersAfter : allLetters,
        lines);
  }

  private boolean isOneDigit() {
    return leastDigits == 1 && longest == 1;
  }

  private static int capped(int count, int times) {
    return (int) Math.min(PatternTraits.UNBOUNDED, (long) count * times);
  }

  PatternTraits clues() {
    return optional
        ? PatternTraits.NONE
        : new PatternTraits(
            leastDigits,
            digitRun,
            longest,
            reach,
            beforeDigit,
            first,
            single ? CharSet.ALL : second,
            needs,
            letters > 0,
            lettersBetween,
            lines);
  }
}
