package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;

/** The skill every graph falls back on is there, and stable (§24.2). */
public final class RoutingFloorRule implements CorpusRule {
  @Override
  public String id() {
    return "routing_floor";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    Optional<Skill> floor = corpus.corpus().findSkill(SkillGraph.FLOOR);
    if (floor.isEmpty()) {
      reports
          .about(Skill.pathOf(SkillGraph.FLOOR))
          .error(Span.at(0), "The skill every graph falls back on is missing.", "Add it.");
    } else if (!floor.get().hasStatus(Status.STABLE)) {
      reports
          .in(floor.get().file())
          .error(
              floor.get().frontmatter().locate("/status"),
              "The skill every graph falls back on is not stable.",
              "Set its status to stable.");
    }
  }
}
