package be.becivic.ner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.ner.result.PersonSpan;
import be.becivic.ner.result.Reason;
import be.becivic.ner.text.ModelLanguage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluationTest {
  private static final PersonRecogniser MARKS_SOPHIE =
      (text, _) -> {
        int at = text.indexOf("Sophie");
        return at < 0
            ? List.of()
            : List.of(new PersonSpan(at, at + 6, new Reason(Reason.Kind.MODEL, "test")));
      };

  private static final List<String> LINES =
      List.of(
          "# language, person, sentence",
          "fr\tSophie\tSophie refuse.",
          "fr\tDupont\tDupont refuse.",
          "fr\tDupont\tSophie et Dupont.",
          "",
          "en\t\tSophie station is closed.",
          "en\t\tThe desk is closed.");

  @Test
  void recallAndFalseFlagsAreCountedPerLanguage() {
    Evaluation evaluation = Evaluation.of(MARKS_SOPHIE, LINES);

    assertThat(evaluation.tallies().get(ModelLanguage.FR))
        .isEqualTo(new Evaluation.Tally(3, 1, 0, 0));
    assertThat(evaluation.tallies().get(ModelLanguage.EN))
        .isEqualTo(new Evaluation.Tally(0, 0, 2, 1));
  }

  @Test
  void theJsonHasOneMemberPerLanguage() {
    assertThat(Evaluation.of(MARKS_SOPHIE, LINES).json())
        .isEqualTo(
            "{\"fr\": {\"persons\": 3, \"found\": 1, \"clean\": 0, \"flagged\": 0}, "
                + "\"en\": {\"persons\": 0, \"found\": 0, \"clean\": 2, \"flagged\": 1}}");
  }

  @Test
  void theTextShowsTheRatesAndWhatWentWrong() {
    assertThat(Evaluation.of(MARKS_SOPHIE, LINES).text())
        .isEqualTo(
            """
            fr  recall 0.333 (1 of 3)  false flags 0.000 (0 of 0)
            en  recall 1.000 (0 of 0)  false flags 0.500 (1 of 2)
            fr  missed "Dupont"  Dupont refuse.
            fr  missed "Dupont"  Sophie et Dupont.
            en  flagged  Sophie station is closed.\
            """);
  }

  @Test
  void whatWentWrongIsListed() {
    assertThat(Evaluation.of(MARKS_SOPHIE, LINES).misses())
        .extracting(Evaluation.Miss::sentence)
        .containsExactly("Dupont refuse.", "Sophie et Dupont.", "Sophie station is closed.");
  }

  @Test
  void aLabelThatIsNotInTheSentenceAsksForAnyPerson() {
    Evaluation evaluation = Evaluation.of(MARKS_SOPHIE, List.of("nl\tyes\tSophie belt."));

    assertThat(evaluation.tallies().get(ModelLanguage.NL))
        .isEqualTo(new Evaluation.Tally(1, 1, 0, 0));
  }

  @Test
  void aNameCountsWhereverItStands() {
    Evaluation evaluation =
        Evaluation.of(MARKS_SOPHIE, List.of("\ufeffen\tie\tA piece for Sophie."));

    assertThat(evaluation.tallies().get(ModelLanguage.EN))
        .isEqualTo(new Evaluation.Tally(1, 1, 0, 0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"fr\tSophie refuse.", "es\t\tHola.", "Sophie refuse."})
  void aLineWithoutTheThreeCellsIsNamed(String line) {
    assertThatThrownBy(() -> Evaluation.of(MARKS_SOPHIE, List.of("", line)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("line 2:");
  }
}
