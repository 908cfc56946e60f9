package be.becivic.site.language;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A language of the interface. */
public enum Language {
  EN("English"),
  FR("Français"),
  NL("Nederlands"),
  DE("Deutsch");

  private static final String FRENCH_ENDS = ":;?!»";
  private static final char FRENCH_START = '«';

  private static final Pattern ONE_IN_FRENCH = Pattern.compile("[01](?:\\.\\d+)?");

  private final String code;
  private final String ownName;
  private final Locale locale;
  private final DateTimeFormatter dates;

  Language(String ownName) {
    this.code = name().toLowerCase(Locale.ROOT);
    this.ownName = ownName;
    this.locale = Locale.of(code, "BE");
    this.dates = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(locale);
  }

  public String code() {
    return code;
  }

  /** Its name in itself, as a switch shows it. */
  public String ownName() {
    return ownName;
  }

  /** A day in words, as people in Belgium write it. */
  public String date(LocalDate day) {
    String words = dates.format(day);
    return this == FR && day.getDayOfMonth() == 1 ? words.replaceFirst("^1 ", "1er ") : words;
  }

  /** A month in words, with its year. */
  public String month(YearMonth month) {
    return month.getMonth().getDisplayName(TextStyle.FULL_STANDALONE, locale)
        + " "
        + month.getYear();
  }

  /** A month in a few letters. */
  public String shortMonth(YearMonth month) {
    return month.getMonth().getDisplayName(TextStyle.SHORT_STANDALONE, locale);
  }

  /** French counts in the plural from two; the others say one of it only of exactly one. */
  public boolean isOne(String amount) {
    return this == FR ? ONE_IN_FRENCH.matcher(amount).matches() : amount.equals("1");
  }

  /** Sets a text as the language is set: in French no line begins with the mark of its end. */
  public String typeset(String text) {
    return this == FR ? withMarksKept(text) : text;
  }

  private static String withMarksKept(String text) {
    StringBuilder set = new StringBuilder(text);
    for (int at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
      boolean isBeforeEnd = at + 1 < text.length() && FRENCH_ENDS.indexOf(text.charAt(at + 1)) >= 0;
      if (isBeforeEnd || at > 0 && text.charAt(at - 1) == FRENCH_START) {
        set.setCharAt(at, '\u00a0');
      }
    }
    return set.toString();
  }

  /** A label and what it is about, with the colon that the language sets between them. */
  public String labelled(String label, String text) {
    return typeset(this == FR ? label + " : " : label + ": ") + text;
  }

  /** Reads a code such as {@code fr} or {@code nl-BE}. */
  public static Optional<Language> parse(String tag) {
    for (Language language : values()) {
      String code = language.code();
      if (tag.equalsIgnoreCase(code)
          || tag.regionMatches(true, 0, code + "-", 0, code.length() + 1)) {
        return Optional.of(language);
      }
    }
    return Optional.empty();
  }
}
