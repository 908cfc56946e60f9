package be.becivic.training;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.ner.Evaluation;
import be.becivic.ner.Evaluation.Tally;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.Recogniser;
import be.becivic.ner.text.ModelLanguage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MeasuredHalfTest {
  private static final double RECALL = 0.93;
  private static final double FALSE_FLAGS = 0.10;
  private static final List<String> MEASURED = TrainingResources.lines("labelled/measured.tsv");

  @Test
  void theAimsHoldWhenTheLanguageIsStated() {
    assertAims("stated", Recogniser.load());
  }

  @Test
  void theAimsHoldWhenTheLanguageIsWorkedOut() {
    Recogniser recogniser = Recogniser.load();

    assertAims("worked out", (text, _) -> recogniser.recognise(text, Optional.empty()));
  }

  private static void assertAims(String label, PersonRecogniser recogniser) {
    Evaluation evaluation = Evaluation.of(recogniser, MEASURED);
    System.out.println("language " + label + " " + evaluation.json());
    Map<ModelLanguage, Tally> tallies = evaluation.tallies();

    assertThat(tallies).hasSize(ModelLanguage.values().length);
    assertThat(tallies.values()).allMatch(tally -> tally.recall() >= RECALL);
    assertThat(tallies.values()).allMatch(tally -> tally.falseFlags() <= FALSE_FLAGS);
  }
}
