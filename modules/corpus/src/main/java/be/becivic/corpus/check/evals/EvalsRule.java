package be.becivic.corpus.check.evals;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.evals.EvalQuestion;
import be.becivic.corpus.evals.Evals;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A procedure of ours comes with questions, and they keep in step with what it says. */
public final class EvalsRule implements CorpusRule {
  private static final int FEWEST = 8;
  private static final Set<String> LANGUAGES = Set.of("en", "fr", "nl", "de");

  @Override
  public String id() {
    return "evals";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (Skill skill : corpus.corpus().skills()) {
      String path = Evals.fileOf(skill.id());
      corpus
          .json(path)
          .ifPresentOrElse(
              file -> check(file, skill, corpus, reports.in(file.file())),
              () -> missing(skill, path, reports));
    }
  }

  private static void missing(Skill skill, String path, Reports reports) {
    boolean isOurs = skill.frontmatter().text("origin").filter("be-civic"::equals).isPresent();
    boolean isServed = skill.frontmatter().status().filter(Status::isRendered).isPresent();
    if (isOurs && isServed && !skill.isMeta()) {
      reports
          .about(path)
          .warning(
              Span.at(0),
              "The skill has no questions.",
              "Add evals.json with at least %d.".formatted(FEWEST));
    }
  }

  private static void check(JsonFile file, Skill skill, CorpusCase corpus, Reporter report) {
    List<SchemaViolation> violations =
        corpus.schemas().listViolations(SchemaName.EVALS, file.json());
    for (SchemaViolation violation : violations) {
      report.error(
          file.locate(violation.pointer()),
          SchemaWords.message(violation),
          "See schemas/evals.schema.json.");
    }
    if (violations.isEmpty()) {
      List<EvalQuestion> questions = Evals.of(file.json(), skill.id());
      proportions(questions, file, report);
      QuestionCheck one = new QuestionCheck(corpus.corpus(), file, report);
      Set<String> ids = new HashSet<>();
      for (int i = 0; i < questions.size(); i++) {
        if (!ids.add(questions.get(i).id())) {
          report.error(
              file.locate("/questions/" + i + "/id"),
              "Two questions are called '%s'.".formatted(questions.get(i).id()),
              "Give each its own id.");
        }
        one.check(questions.get(i), "/questions/" + i);
      }
    }
  }

  private static void proportions(List<EvalQuestion> questions, JsonFile file, Reporter report) {
    Set<String> languages = new HashSet<>();
    questions.forEach(question -> languages.add(question.language()));
    long heldOut = questions.stream().filter(EvalQuestion::heldOut).count();
    if (questions.size() < FEWEST || !languages.containsAll(LANGUAGES)) {
      report.error(
          file.locate("/questions"),
          "There are too few questions, or not in all four languages.",
          "Ask at least %d, some in each of en, fr, nl and de.".formatted(FEWEST));
    }
    if (Math.abs(questions.size() - 2 * heldOut) > 1) {
      report.error(
          file.locate("/questions"),
          "%d of %d questions are held out.".formatted(heldOut, questions.size()),
          "Hold out half of them.");
    }
  }
}
