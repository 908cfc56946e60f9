package be.becivic.site.body.figure;

import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.site.language.Language;
import be.becivic.site.language.LocalFigures;
import be.becivic.site.language.Messages;
import java.math.BigDecimal;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A catalogue value as it reads in a sentence: {@code €1,090.50}, {@code 15 days}, {@code A2}. */
public final class ValueText {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String EURO = "EUR";

  private ValueText() {}

  /** As programs read it: in English, thousands without a mark. */
  public static String of(CatalogueValue scalar) {
    return of(scalar, Language.EN, LocalFigures.forPrograms());
  }

  /** The same with the unit in a language, where it has a name there; one of it in the singular. */
  public static String of(CatalogueValue scalar, Language language) {
    return of(scalar, language, LocalFigures.in(language));
  }

  private static String of(CatalogueValue scalar, Language language, LocalFigures figures) {
    JsonNode value = MAPPER.readTree(scalar.json());
    boolean isText = scalar.type() == CatalogueValueType.STRING;
    String plain = isText ? value.asString() : number(value.decimalValue());
    Optional<String> unit = scalar.unit();
    if (unit.isPresent() && unit.get().equals(EURO)) {
      return figures.euros(cents(plain));
    }
    return isText
        ? figures.words(plain) + unit.map(of -> " " + name(of, plain, language)).orElse("")
        : unit.map(of -> figures.quantity(plain) + " " + name(of, plain, language))
            .orElseGet(() -> figures.number(plain));
  }

  private static String name(String unit, String amount, Language language) {
    boolean isOne = language.isOne(amount);
    Messages messages = Messages.in(language);
    String key = "unit." + unit.replace(' ', '-');
    return messages.find(key + ".one").filter(_ -> isOne).or(() -> messages.find(key)).orElse(unit);
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
