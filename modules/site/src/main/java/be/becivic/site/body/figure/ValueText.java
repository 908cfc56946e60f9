package be.becivic.site.body.figure;

import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.site.language.Language;
import be.becivic.site.language.LocalFigures;
import be.becivic.site.language.Messages;
import java.math.BigDecimal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A catalogue value as it reads in a sentence: {@code €90.50}, {@code 15 days}, {@code A2}. */
public final class ValueText {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String EURO = "EUR";

  private ValueText() {}

  public static String of(CatalogueValue scalar) {
    return of(scalar, Language.EN);
  }

  /** The same with the unit in a language, where it has a name there; one of it in the singular. */
  public static String of(CatalogueValue scalar, Language language) {
    JsonNode value = MAPPER.readTree(scalar.json());
    boolean isText = scalar.type() == CatalogueValueType.STRING;
    String plain = isText ? value.asString() : number(value.decimalValue());
    LocalFigures figures = LocalFigures.in(language);
    String text = isText ? figures.words(plain) : figures.number(plain);
    return scalar
        .unit()
        .map(
            unit ->
                unit.equals(EURO)
                    ? figures.euros(cents(plain))
                    : text + " " + name(unit, plain, language))
        .orElse(text);
  }

  private static String name(String unit, String amount, Language language) {
    boolean isOne = isOne(amount, language);
    Messages messages = Messages.in(language);
    String key = "unit." + unit.replace(' ', '-');
    return messages.find(key + ".one").filter(_ -> isOne).or(() -> messages.find(key)).orElse(unit);
  }

  /** French counts in the plural from two; the others say one of it only of exactly one. */
  private static boolean isOne(String amount, Language language) {
    return language == Language.FR ? amount.matches("[01](?:\\.\\d+)?") : amount.equals("1");
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
