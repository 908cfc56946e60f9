package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.graph.Cycles;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** No skill builds on itself, over however many steps (§6.1). */
public final class CycleRule implements CorpusRule {
  @Override
  public String id() {
    return "cycle";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    Collection<Skill> skills = corpus.corpus().skills();
    check(corpus, reports, "requires", Cycles.in(skills, CycleRule::required));
    check(
        corpus,
        reports,
        "prerequisites",
        Cycles.in(skills, skill -> skill.frontmatter().prerequisites()));
  }

  private static List<SkillId> required(Skill skill) {
    return skill.frontmatter().requires().stream()
        .map(Requirement::id)
        .flatMap(id -> SkillId.parse(id).stream())
        .toList();
  }

  private static void check(
      CorpusCase corpus, Reports reports, String field, List<List<SkillId>> cycles) {
    for (List<SkillId> cycle : cycles) {
      Skill first = corpus.corpus().findSkill(cycle.getFirst()).orElseThrow();
      List<SkillId> closed = new ArrayList<>(cycle);
      closed.add(cycle.getFirst());
      String path = closed.stream().map(SkillId::value).collect(Collectors.joining(" → "));
      reports
          .in(first.file())
          .error(
              first.frontmatter().locate("/" + field),
              "The %s of these skills form a cycle: %s.".formatted(field, path),
              "Remove one of the edges.");
    }
  }
}
