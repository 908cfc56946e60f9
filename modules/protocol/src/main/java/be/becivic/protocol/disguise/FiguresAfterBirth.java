package be.becivic.protocol.disguise;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Whether a day of birth in full and the five figures right after it make a national number, as in
 * "19.10.1974, then 833, then 27".
 */
final class FiguresAfterBirth {
  private static final Pattern FIGURES = Pattern.compile("\\d+");
  private static final int MOST_GROUPS = 17;
  private static final int OF_DAY = 3;
  private static final int LENGTH = 5;

  private FiguresAfterBirth() {}

  /** How seldom they would fit by chance; nought where they do not. */
  static int strength(String text) {
    List<String> groups =
        FIGURES.matcher(text).results().limit(MOST_GROUPS).map(MatchResult::group).toList();
    int strength = 0;
    for (int at = 0; at + OF_DAY < groups.size(); at++) {
      String day = day(groups.get(at), groups.get(at + 1), groups.get(at + 2));
      String rest = after(groups.subList(at + OF_DAY, groups.size()));
      if (!day.isEmpty() && !rest.isEmpty()) {
        strength = Math.max(strength, strengthOf(day + rest));
      }
    }
    return strength;
  }

  private static int strengthOf(String digits) {
    if (ScatteredCheckDigits.isBelgian(digits)) {
      return ScatteredCheckDigits.RARE;
    }
    return ScatteredCheckDigits.isPesel(digits) ? ScatteredCheckDigits.SOMETIMES : 0;
  }

  /** Five figures, in groups of their own. */
  private static String after(List<String> groups) {
    StringBuilder after = new StringBuilder();
    for (String group : groups) {
      after.append(group);
      if (after.length() >= LENGTH) {
        return after.length() == LENGTH ? after.toString() : "";
      }
    }
    return "";
  }

  /** A day as these numbers write it: year, month and day in two figures each. */
  private static String day(String first, String second, String third) {
    if (second.length() != 2) {
      return "";
    }
    if (first.length() == 4 && third.length() == 2) {
      return first.substring(2) + second + third;
    }
    return first.length() == 2 && third.length() == 4 ? third.substring(2) + second + first : "";
  }
}
