package be.becivic.site.body;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.site.body.figure.ValueText;
import be.becivic.site.language.Language;
import be.becivic.site.language.LocalFigures;
import be.becivic.site.language.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueTextTest {
  private static final String VALUES = "data-snapshot/volatile-values.jsonl";

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
        "INTEGER | 1           | months | 1 month",
        "NUMBER  | 1.0         | working days | 1 working day",
        "INTEGER | 2           | month  | 2 months",
        "INTEGER | 1           | lanterns | 1 lanterns",
        "STRING  | \"1\"       | weeks  | 1 week",
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
  @CsvSource({
    "NL,1,years,1 jaar",
    "NL,2,months,2 maanden",
    "NL,1,months,1 maand",
    "NL,3,lanterns,3 lanterns",
    "NL,1.5,months,'1,5 maanden'",
    "DE,1,working days,1 Arbeitstag",
    "DE,1,weeks,1 Woche",
    "DE,82,percent,82 %",
    "FR,1,days,1 jour",
    "FR,0,days,0 jour",
    "FR,1.5,years,'1,5 an'",
    "FR,2,hours of class a week,2 heures de cours par semaine",
    "FR,10,working days,10 jours ouvrables",
    "DE,1500,hours,1.500 Stunden"
  })
  void aUnitIsInTheReadersLanguage(Language language, String json, String unit, String text) {
    CatalogueValue scalar =
        new CatalogueValue(
            CatalogueValueType.NUMBER, json, Optional.of(unit), Optional.empty(), Optional.empty());
    assertThat(ValueText.of(scalar, language)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "EN,134.7,€134.70",
    "FR,134.7,'134,70 €'",
    "EN,25000,'€25,000'",
    "EN,999,€999",
    "DE,25000,'25.000 €'",
    "NL,134.7,'€ 134,70'",
    "NL,2089.55,'€ 2.089,55'",
    "NL,1234567.5,'€ 1.234.567,50'",
    "FR,1000,'1_000 €'",
    "FR,17008.88,'17_008,88 €'"
  })
  void anAmountIsWrittenAsInTheReadersLanguage(Language language, String json, String text) {
    CatalogueValue scalar =
        new CatalogueValue(
            CatalogueValueType.NUMBER,
            json,
            Optional.of("EUR"),
            Optional.empty(),
            Optional.empty());
    assertThat(ValueText.of(scalar, language))
        .isEqualTo(text.replace(' ', '\u00a0').replace('_', '\u202f'));
  }

  @ParameterizedTest
  @CsvSource({
    "EN,30 June 2026,30 June 2026",
    "FR,31 July,31 juillet",
    "FR,1 June 2026,1er juin 2026",
    "FR,21 June,21 juin",
    "NL,2 February 2026,2 februari 2026",
    "DE,30 June 2026,30. Juni 2026",
    "DE,24 February to 17 March 2026,24. Februar bis 17. März 2026",
    "FR,3 to 4 months,3 à 4 mois",
    "NL,22:00 to 6:00,22:00 tot 6:00",
    "FR,one third,un tiers",
    "FR,A2,A2"
  })
  void daysAndTermsAreInTheReadersLanguage(Language language, String words, String text) {
    CatalogueValue scalar =
        new CatalogueValue(
            CatalogueValueType.STRING,
            '"' + words + '"',
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    assertThat(ValueText.of(scalar, language)).isEqualTo(text);
  }

  @Test
  void aNumberThatCountsNothingHasNoThousands() {
    CatalogueValue line =
        new CatalogueValue(
            CatalogueValueType.INTEGER,
            "1765",
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    assertThat(ValueText.of(line, Language.DE)).isEqualTo("1765");
  }

  @Test
  void everyTextWeShipIsToldInTheReadersLanguage() throws IOException {
    for (String row : Files.readAllLines(Path.of("../../corpus", VALUES))) {
      String text = StrictJson.parseStored(row).path("value").asString("");
      String told = LocalFigures.in(Language.DE).words(text);
      assertThat(told.equals(text) && text.matches(".*\\p{Ll}{3}.*")).as(text).isFalse();
    }
  }

  @Test
  void everyUnitWeShipHasANameForOneAndForMany() throws IOException {
    for (String row : Files.readAllLines(Path.of("../../corpus", VALUES))) {
      String unit = StrictJson.parseStored(row).path("unit").asString("EUR");
      if (!unit.equals("EUR")) {
        assertThat(Messages.in(Language.EN).keys())
            .contains("unit." + unit.replace(' ', '-'), "unit." + unit.replace(' ', '-') + ".one");
      }
    }
  }
}
