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
 * another language. English stays as it is, so that agents and people read the same figure.
 */
public final class LocalFigures {
  private static final char NO_BREAK = '\u00a0';
  private static final Pattern DAY =
      Pattern.compile(
          Arrays.stream(Month.values())
              .map(LocalFigures::english)
              .collect(Collectors.joining("|", "\\b(\\d{1,2}) (", ")\\b")));
  private static final Pattern RANGE = Pattern.compile("(?<=[\\p{L}\\d]) to (?=\\d)");
  private static final Pattern TERM = Pattern.compile("\\b(days|weeks|months|years)\\b");

  private final Language language;

  private LocalFigures(Language language) {
    this.language = language;
  }

  public static LocalFigures in(Language language) {
    return new LocalFigures(language);
  }

  /** A number that is written with a point. */
  public String number(String plain) {
    return language == Language.EN ? plain : plain.replace('.', ',');
  }

  public String euros(String plain) {
    return switch (language) {
      case EN -> "€" + plain;
      case NL -> "€" + NO_BREAK + number(plain);
      case FR, DE -> number(plain) + NO_BREAK + "€";
    };
  }

  /** Words in which days and terms may stand: {@code 30 June 2026}, {@code 3 to 4 months}. */
  public String words(String english) {
    if (language == Language.EN) {
      return english;
    }
    String days = DAY.matcher(english).replaceAll(this::day);
    String ranges = RANGE.matcher(days).replaceAll(" " + messages().get("value.to") + " ");
    return TERM.matcher(ranges).replaceAll(term -> messages().get("unit." + term.group(1)));
  }

  private String day(MatchResult day) {
    Month month = Month.valueOf(day.group(2).toUpperCase(Locale.ROOT));
    String dot = language == Language.DE ? "." : "";
    return day.group(1)
        + dot
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
