package be.becivic.site.body;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.site.language.Language;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "INTEGER | 1000        | EUR    | €1000",
        "NUMBER  | 90.5        | EUR    | €90.50",
        "NUMBER  | 1.50        | EUR    | €1.50",
        "NUMBER  | 24.0        | EUR    | €24",
        "NUMBER  | 4.5         | months | 4.5 months",
        "INTEGER | 15          | days   | 15 days",
        "INTEGER | 100         |        | 100",
        "NUMBER  | 1e2         | days   | 100 days",
        "STRING  | \"A2\"      |        | A2",
        "STRING  | \"2 to 3\"  | weeks  | 2 to 3 weeks"
      })
  void aValueReadsAsInASentence(CatalogueValueType type, String json, String unit, String text) {
    CatalogueValue scalar =
        new CatalogueValue(
            type, json, Optional.ofNullable(unit), Optional.empty(), Optional.empty());
    assertThat(ValueText.of(scalar)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"1,years,1 jaar", "2,months,2 maanden", "1,months,1 maand", "3,lanterns,3 lanterns"})
  void aUnitIsInTheReadersLanguage(String json, String unit, String text) {
    CatalogueValue scalar =
        new CatalogueValue(
            CatalogueValueType.INTEGER,
            json,
            Optional.of(unit),
            Optional.empty(),
            Optional.empty());
    assertThat(ValueText.of(scalar, Language.NL)).isEqualTo(text);
  }
}
