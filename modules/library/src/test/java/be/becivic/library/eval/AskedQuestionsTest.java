package be.becivic.library.eval;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.library.search.SearchIndex;
import be.becivic.library.search.Shipped;
import be.becivic.library.search.text.SearchWords;
import be.becivic.protocol.change.FileChanges;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AskedQuestionsTest {
  private static final String EVALS = "skills/change-of-address/evals.json";
  private static final Corpus CORPUS = Shipped.corpus();
  private static final List<EvalResult> SHIPPED = run(CORPUS);

  @Test
  void everyFactTheShippedQuestionsNameIsInTheTextAndCurrent() {
    assertThat(SHIPPED).hasSizeGreaterThan(100).allMatch(EvalResult::isSound);
  }

  @Test
  void theRightSkillIsFoundFirstForMostQuestionsSearchWasTunedOn() {
    List<EvalResult> tuned =
        SHIPPED.stream().filter(result -> !result.question().heldOut()).toList();

    assertThat(tuned.stream().filter(EvalResult::isFirst).count() * 10)
        .isGreaterThanOrEqualTo(tuned.size() * 9L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr", "nl", "de"})
  void theRightSkillIsFoundFirstForMostOthersInEachLanguage(String language) {
    List<EvalResult> others =
        SHIPPED.stream()
            .filter(result -> result.question().heldOut())
            .filter(result -> result.question().language().equals(language))
            .toList();

    assertThat(others.stream().filter(EvalResult::isFirst).count() * 100)
        .isGreaterThanOrEqualTo(others.size() * 85L);
  }

  @Test
  @Tag("long")
  void aFactTheSkillDoesNotCiteAndOneThatDoesNotExistAreReported() {
    List<EvalResult> results =
        run(
            with(
                """
                {"schema_version": 1, "questions": [{"id": "one", "language": "en",
                 "question": "How do I report a new address?", "facts": ["val-00001"],
                 "cites": ["ref-99999"]}]}
                """));

    assertThat(results)
        .filteredOn(result -> result.question().id().equals("one"))
        .singleElement()
        .satisfies(
            result ->
                assertThat(result.faults())
                    .containsExactly(
                        "val-00001 is not in the text", "ref-99999 is not in the text"));
  }

  @Test
  @Tag("long")
  void theTableTellsWhichTunedQuestionsWereMissedAndOnlyCountsTheOthers() {
    String table =
        EvalTable.of(
            run(
                with(
                    """
                    {"schema_version": 1, "questions": [
                     {"id": "one", "language": "en", "question": "zzzz"},
                     {"id": "two", "language": "en", "question": "yyyy", "held_out": true}]}
                    """)));

    assertThat(table)
        .contains("tuned", "held out")
        .contains("zzzz (change-of-address): found at 0")
        .doesNotContain("yyyy");
  }

  @Test
  @Tag("long")
  void aHeldOutQuestionWhoseFactIsGoneIsReportedWithoutItsWords() {
    String table =
        EvalTable.of(
            run(
                with(
                    """
                    {"schema_version": 1, "questions": [{"id": "one", "language": "en",
                     "question": "yyyy", "facts": ["val-00001"], "held_out": true}]}
                    """)));

    assertThat(table)
        .contains("held out (change-of-address):", "val-00001 is not in the text")
        .doesNotContain("yyyy");
  }

  private static Corpus with(String questions) {
    return CORPUS.movedTo(
        new ChangedFiles(
            CORPUS.files(),
            FileChanges.none().write(EVALS, questions.getBytes(StandardCharsets.UTF_8))));
  }

  private static List<EvalResult> run(Corpus corpus) {
    try (SearchIndex index = SearchIndex.build(Shipped.documents(corpus), SearchWords.of(corpus))) {
      return new AskedQuestions(corpus, index).run();
    }
  }
}
