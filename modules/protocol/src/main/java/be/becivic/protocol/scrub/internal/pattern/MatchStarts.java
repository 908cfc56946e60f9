package be.becivic.protocol.scrub.internal.pattern;

/** Walks the places of a text where a match with the given clues could begin, left to right. */
public final class MatchStarts {
  public static final int NONE = -1;

  private final ScannedText profile;
  private final PatternTraits clues;
  private final boolean beginsWithSign;
  private int digit;
  private int sign;

  public MatchStarts(ScannedText profile, PatternTraits clues) {
    this.profile = profile;
    this.clues = clues;
    this.beginsWithSign = !clues.first().meets(ScannedText.PLAIN);
  }

  /** The first such place at or after {@code from}, which must not decrease between calls. */
  public int next(int from) {
    String text = profile.text();
    if (clues.leastDigits() > 0) {
      return nextByDigits(text, from);
    }
    return beginsWithSign ? nextBySigns(text, from) : nextByLooks(text, from);
  }

  private int nextBySigns(String text, int from) {
    while (sign < profile.signCount()) {
      int start = profile.signs()[sign++];
      if (start >= from && clues.first().has(text.charAt(start)) && mayGoOn(text, start)) {
        return start;
      }
    }
    return NONE;
  }

  private int nextByLooks(String text, int from) {
    CharSet first = clues.first();
    for (int start = from; start < text.length(); start++) {
      if (first.has(text.charAt(start)) && mayGoOn(text, start)) {
        return start;
      }
    }
    return NONE;
  }

  private int nextByDigits(String text, int from) {
    int start = from;
    while (start != NONE && start < text.length()) {
      int earliest = earliestWithEnoughDigits(start);
      if (earliest != start) {
        start = earliest;
      } else if (isFarFromDigit(start)) {
        start = profile.digits()[digit] - clues.beforeDigit();
      } else if (clues.first().has(text.charAt(start)) && mayGoOn(text, start)) {
        return start;
      } else {
        start++;
      }
    }
    return NONE;
  }

  private int earliestWithEnoughDigits(int start) {
    int[] digits = profile.digits();
    while (digit < profile.digitCount() && digits[digit] < start) {
      digit++;
    }
    int last = digit + clues.leastDigits() - 1;
    return last < profile.digitCount() ? Math.max(start, digits[last] - clues.reach() + 1) : NONE;
  }

  /** The next digit is known by now. */
  private boolean isFarFromDigit(int start) {
    return profile.digits()[digit] - clues.beforeDigit() > start;
  }

  private boolean mayGoOn(String text, int start) {
    return start + 1 < text.length()
        ? clues.second().has(text.charAt(start + 1)) && !splitsPair(text, start)
        : clues.second().equals(CharSet.ALL) && !splitsPair(text, start);
  }

  private static boolean splitsPair(String text, int start) {
    return start > 0
        && Character.isLowSurrogate(text.charAt(start))
        && Character.isHighSurrogate(text.charAt(start - 1));
  }
}
