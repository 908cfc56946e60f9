package be.becivic.site.language;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Numbers, amounts and days of the catalogue, which keeps them in English, as people write them in
 * a language, or as programs read them: in English, with digits alone.
 */
public final class LocalFigures {
  private static final char NO_BREAK = '\u00a0';
  private static final char NARROW_NO_BREAK = '\u202f';
  private static final Pattern DAY =
      Pattern.compile(
          Arrays.stream(Month.values())
              .map(LocalFigures::english)
              .collect(Collectors.joining("|", "\\b(\\d{1,2}) (", ")\\b")));
  private static final Pattern RANGE = Pattern.compile("(?<=[\\p{L}\\d]) to (?=\\d)");
  private static final Pattern TERM = Pattern.compile("\\b(days|weeks|months|years)\\b");

  private static final Pattern THOUSANDS = Pattern.compile("(?<=\\d)(?=(?:\\d{3})+$)");

  private final Language language;
  private final boolean isGrouped;

  private LocalFigures(Language language, boolean isGrouped) {
    this.language = language;
    this.isGrouped = isGrouped;
  }

  public static LocalFigures in(Language language) {
    return new LocalFigures(language, true);
  }

  public static LocalFigures forPrograms() {
    return new LocalFigures(Language.EN, false);
  }

  /** A number that is written with a point. */
  public String number(String plain) {
    return language == Language.EN ? plain : plain.replace('.', ',');
  }

  /** The same with its thousands apart, which a year or a telephone number is not told with. */
  public String quantity(String plain) {
    if (!isGrouped) {
      return number(plain);
    }
    String[] halves = plain.split("\\.", 2);
    String whole = THOUSANDS.matcher(halves[0]).replaceAll(String.valueOf(betweenThousands()));
    return halves.length == 1 ? whole : whole + number("." + halves[1]);
  }

  public String euros(String plain) {
    return switch (language) {
      case EN -> "€" + quantity(plain);
      case NL -> "€" + NO_BREAK + quantity(plain);
      case FR, DE -> quantity(plain) + NO_BREAK + "€";
    };
  }

  private char betweenThousands() {
    return switch (language) {
      case EN -> ',';
      case FR -> NARROW_NO_BREAK;
      case NL, DE -> '.';
    };
  }

  /**
   * Words in which days and terms may stand: {@code 30 June 2026}, {@code 3 to 4 months}; or a
   * share: {@code one third}.
   */
  public String words(String english) {
    if (language == Language.EN) {
      return english;
    }
    return messages()
        .find("share." + english.replace(' ', '-'))
        .orElseGet(() -> daysAndTerms(english));
  }

  private String daysAndTerms(String english) {
    String days = DAY.matcher(english).replaceAll(this::day);
    String ranges = RANGE.matcher(days).replaceAll(" " + messages().get("value.to") + " ");
    return TERM.matcher(ranges).replaceAll(term -> messages().get("unit." + term.group(1)));
  }

  private String day(MatchResult day) {
    Month month = Month.valueOf(day.group(2).toUpperCase(Locale.ROOT));
    String ordinal =
        switch (language) {
          case DE -> ".";
          case FR -> day.group(1).equals("1") ? "er" : "";
          case EN, NL -> "";
        };
    return day.group(1)
        + ordinal
        + " "
        + month.getDisplayName(TextStyle.FULL, Locale.of(language.code()));
  }

  private Messages messages() {
    return Messages.in(language);
  }

  private static String english(Month month) {
    return month.getDisplayName(TextStyle.FULL, Locale.ENGLISH);
  }
}
