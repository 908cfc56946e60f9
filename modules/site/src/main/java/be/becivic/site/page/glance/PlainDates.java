package be.becivic.site.page.glance;

import be.becivic.site.language.Language;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Days in an author's English text, as people write them. */
public final class PlainDates {
  private static final Pattern ISO = Pattern.compile("\\b\\d{4}-\\d{2}-\\d{2}\\b");

  private PlainDates() {}

  public static String in(String text) {
    return ISO.matcher(text).replaceAll(PlainDates::words);
  }

  /** What only looks like a day stays as it is. */
  private static String words(MatchResult day) {
    try {
      return Language.EN.date(LocalDate.parse(day.group()));
    } catch (DateTimeException _) {
      return day.group();
    }
  }
}
