package be.becivic.site.page.glance;

import be.becivic.site.language.Language;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Days in an author's text, as people write them. */
public final class PlainDates {
  private static final Pattern ISO = Pattern.compile("\\b\\d{4}-\\d{2}-\\d{2}\\b");

  private PlainDates() {}

  public static String in(String text) {
    return in(text, Language.EN);
  }

  public static String in(String text, Language language) {
    return ISO.matcher(text).replaceAll(day -> words(day, language));
  }

  /** What only looks like a day stays as it is. */
  private static String words(MatchResult day, Language language) {
    try {
      return language.date(LocalDate.parse(day.group()));
    } catch (DateTimeException _) {
      return day.group();
    }
  }
}
