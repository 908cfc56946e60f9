package be.becivic.site.body;

import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A catalogue value as it reads in a sentence: {@code €90.50}, {@code 15 days}, {@code A2}. */
public final class ValueText {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String EURO = "EUR";

  private ValueText() {}

  /** The same with the unit in a language, where it has a name there; one of it in the singular. */
  public static String of(CatalogueValue scalar, Language language) {
    boolean isOne = scalar.json().equals("1");
    return of(
        scalar,
        unit ->
            Optional.of(unit.replaceFirst("s$", ""))
                .filter(_ -> isOne)
                .flatMap(one -> name(one, language))
                .or(() -> name(unit, language))
                .orElse(unit));
  }

  private static Optional<String> name(String unit, Language language) {
    return Messages.in(language).find("unit." + unit.replace(' ', '-'));
  }

  public static String of(CatalogueValue scalar) {
    return of(scalar, unit -> unit);
  }

  private static String of(CatalogueValue scalar, UnaryOperator<String> units) {
    JsonNode value = MAPPER.readTree(scalar.json());
    String text =
        scalar.type() == CatalogueValueType.STRING
            ? value.asString()
            : number(value.decimalValue());
    return scalar
        .unit()
        .map(unit -> unit.equals(EURO) ? "€" + cents(text) : text + " " + units.apply(unit))
        .orElse(text);
  }

  private static String number(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    return (stripped.scale() < 0 ? stripped.setScale(0) : stripped).toPlainString();
  }

  private static String cents(String amount) {
    int point = amount.indexOf('.');
    return point >= 0 && amount.length() - point == 2 ? amount + "0" : amount;
  }
}
