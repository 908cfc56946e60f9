package be.becivic.training;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.ner.text.ModelLanguage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LabelledSentencesTest {
  private static final List<String> TUNING = TrainingResources.lines("labelled/tuning.tsv");
  private static final List<String> MEASURED = TrainingResources.lines("labelled/measured.tsv");

  @ParameterizedTest
  @EnumSource
  void eachLanguageHasItsShareAndHalfNameNobody(ModelLanguage language) {
    for (List<String> half : List.of(TUNING, MEASURED)) {
      List<String[]> own =
          cells(half).stream().filter(line -> line[0].equals(language.code())).toList();
      long clean = own.stream().filter(line -> line[1].isEmpty()).count();

      assertThat(own).hasSizeGreaterThanOrEqualTo(150);
      assertThat((double) clean / own.size()).isBetween(0.45, 0.55);
    }
  }

  @Test
  void whatIsMeasuredWasNeverTunedOn() {
    List<String> tuned = cells(TUNING).stream().map(line -> line[2]).toList();

    assertThat(cells(MEASURED)).extracting(line -> line[2]).doesNotContainAnyElementsOf(tuned);
  }

  @Test
  void everyExpectedPersonStandsInTheSentence() {
    for (List<String> half : List.of(TUNING, MEASURED)) {
      assertThat(cells(half)).allMatch(line -> line.length == 3 && line[2].contains(line[1]));
    }
  }

  private static List<String[]> cells(List<String> lines) {
    return lines.stream().map(line -> line.split("\t", 3)).toList();
  }
}
