package be.becivic.corpus.check.evals;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.CatalogueTag;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.evals.EvalQuestion;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Holds a question against the corpus: what it names exists, and the skill it finds says it. A
 * change of the skill may run ahead of its questions, so that is only a warning.
 */
final class QuestionCheck {
  private final Corpus corpus;
  private final JsonFile file;
  private final Reporter report;

  QuestionCheck(Corpus corpus, JsonFile file, Reporter report) {
    this.corpus = corpus;
    this.file = file;
    this.report = report;
  }

  void check(EvalQuestion question, String pointer) {
    Optional<Skill> found = corpus.findSkill(question.finds());
    if (found.isEmpty()) {
      report.error(
          file.locate(pointer + "/finds"),
          "There is no skill '%s'.".formatted(question.finds()),
          "Correct the id.");
      return;
    }
    Set<Uid> cited =
        CatalogueTag.in(found.get().tags()).stream()
            .flatMap(tag -> tag.uid().stream())
            .collect(Collectors.toSet());
    if (!found.get().hasStatus(Status.DRAFT)) {
      each(question.facts(), pointer + "/facts", cited);
      each(question.cites(), pointer + "/cites", cited);
    }
    for (Uid trap : question.traps()) {
      if (corpus.seeds().find(trap).isEmpty()) {
        report.error(
            file.locate(pointer + "/traps"),
            "There is no %s.".formatted(trap),
            "Correct the uid, or remove it.");
      } else if (question.facts().contains(trap)) {
        report.error(
            file.locate(pointer + "/traps"),
            "%s is a fact and a trap.".formatted(trap),
            "Keep it in one of the two.");
      }
    }
  }

  private void each(List<Uid> uids, String pointer, Set<Uid> cited) {
    for (int i = 0; i < uids.size(); i++) {
      if (!cited.contains(uids.get(i))) {
        report.warning(
            file.locate(pointer + "/" + i),
            "The skill does not cite %s.".formatted(uids.get(i)),
            "Name what its body cites.");
      }
    }
  }
}
