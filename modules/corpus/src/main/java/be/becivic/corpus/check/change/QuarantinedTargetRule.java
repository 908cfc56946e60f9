package be.becivic.corpus.check.change;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.ChangedSkill;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Nobody begins to build on what is quarantined (§17); who already did is warned elsewhere. */
public final class QuarantinedTargetRule implements ChangeRule {
  @Override
  public String id() {
    return "quarantined_target";
  }

  @Override
  public void check(CommitRange change, Reports reports) {
    for (ChangedSkill changed : ChangedSkill.between(change.base(), change.head())) {
      Corpus corpus = change.head();
      check(
          changed,
          "requires",
          Frontmatter::requires,
          id -> corpus.findSkill(id).map(Skill::frontmatter).flatMap(Frontmatter::status),
          reports);
      check(
          changed,
          "requires_paths",
          Frontmatter::requiresPaths,
          id -> corpus.paths().find(id).flatMap(PathEntry::status),
          reports);
    }
  }

  private static void check(
      ChangedSkill changed,
      String field,
      Function<Frontmatter, List<Requirement>> requirements,
      Function<String, Optional<Status>> statusOf,
      Reports reports) {
    Set<String> known =
        changed.before().map(Skill::frontmatter).map(requirements).stream()
            .flatMap(List::stream)
            .map(Requirement::id)
            .collect(Collectors.toSet());
    Frontmatter frontmatter = changed.after().frontmatter();
    List<Requirement> required = requirements.apply(frontmatter);
    for (int i = 0; i < required.size(); i++) {
      String id = required.get(i).id();
      if (!known.contains(id)
          && statusOf.apply(id).filter(Status.QUARANTINED::equals).isPresent()) {
        reports
            .in(changed.after().file())
            .error(
                frontmatter.locate("/" + field + "/" + i + "/id"),
                "'%s' is quarantined.".formatted(id),
                "Wait for its review, or require something else.");
      }
    }
  }
}
