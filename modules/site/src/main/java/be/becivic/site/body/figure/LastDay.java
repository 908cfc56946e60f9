package be.becivic.site.body.figure;

import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.json.JsonMapper;

/**
 * The day with its year on which what a value tells is over, such as the last one to file. A page
 * knows no clock, so it is a script that tells readers when the day has passed.
 */
public final class LastDay {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Pattern DAY = Pattern.compile("\\b\\d{1,2} \\p{L}+ \\d{4}$");
  private static final DateTimeFormatter WRITTEN =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH)
          .withResolverStyle(ResolverStyle.STRICT);

  /** What the name of a value ends in whose day is the first one, and never over. */
  private static final String BEGINNING = "-since";

  private LastDay() {}

  public static Optional<LocalDate> of(String name, CatalogueValue value) {
    if (value.type() != CatalogueValueType.STRING || name.endsWith(BEGINNING)) {
      return Optional.empty();
    }
    Matcher day = DAY.matcher(MAPPER.readTree(value.json()).asString());
    return day.find() ? parse(day.group()) : Optional.empty();
  }

  private static Optional<LocalDate> parse(String day) {
    try {
      return Optional.of(LocalDate.parse(day, WRITTEN));
    } catch (DateTimeParseException _) {
      return Optional.empty();
    }
  }
}
