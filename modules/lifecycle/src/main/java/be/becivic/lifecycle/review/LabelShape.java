package be.becivic.lifecycle.review;

import static java.util.stream.Collectors.joining;

import java.time.DateTimeException;
import java.time.Month;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a short text is made of. One may take the place of another that has the same words, other
 * numbers and other days of the year; any other word waits for a maintainer.
 *
 * @param frame the text with what may differ left out
 * @param years the years it names
 */
record LabelShape(String frame, List<Integer> years) {
  private static final Pattern PART =
      Pattern.compile(
          Arrays.stream(Month.values())
                  .map(Month::name)
                  .collect(joining("|", "(?<day>\\d{1,2}) (?<month>", ")\\b"))
              + "|\\b(?<year>(?:19|20)\\d\\d)\\b(?![ ./-]\\d)"
              + "|\\b(?<level>[A-C][12])\\b"
              + "|(?<number>\\d+(?:[ ./-]\\d+)*)",
          Pattern.CASE_INSENSITIVE);

  /** What stands for a part is nothing that a text may hold. */
  private static final String DAY = "\u0001";

  private static final String YEAR = "\u0002";
  private static final String LEVEL = "\u0003";
  private static final String NUMBER = "\u0004";
  private static final int LONGEST_NUMBER = 3;
  private static final int FURTHEST_YEAR = 5;

  LabelShape {
    years = List.copyOf(years);
  }

  static LabelShape of(String text) {
    List<Integer> years = new ArrayList<>();
    Matcher part = PART.matcher(text.strip().replaceAll("\\s+", " "));
    String frame =
        part.replaceAll(
            found -> {
              Optional.ofNullable(found.group("year")).map(Integer::valueOf).ifPresent(years::add);
              return Matcher.quoteReplacement(kind(found));
            });
    return new LabelShape(frame.toLowerCase(Locale.ROOT), years);
  }

  boolean fits(LabelShape ours) {
    if (!frame.equals(ours.frame)) {
      return false;
    }
    for (int i = 0; i < years.size(); i++) {
      if (Math.abs(years.get(i) - ours.years.get(i)) > FURTHEST_YEAR) {
        return false;
      }
    }
    return true;
  }

  /** Long numbers are telephone numbers and the like, in groups or not; every digit counts. */
  private static String kind(MatchResult found) {
    if (found.group("month") != null) {
      return isDay(found) ? DAY : found.group();
    }
    if (found.group("year") != null) {
      return YEAR;
    }
    if (found.group("level") != null) {
      return LEVEL;
    }
    long digits = found.group().chars().filter(Character::isDigit).count();
    return digits <= LONGEST_NUMBER ? NUMBER : found.group();
  }

  private static boolean isDay(MatchResult found) {
    try {
      MonthDay.of(
          Month.valueOf(found.group("month").toUpperCase(Locale.ROOT)),
          Integer.parseInt(found.group("day")));
      return true;
    } catch (DateTimeException _) {
      return false;
    }
  }
}
