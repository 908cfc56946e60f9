package be.becivic.corpus.check.internal;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.Change;
import be.becivic.corpus.check.Finding;
import be.becivic.corpus.data.Catalogue;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.schema.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Runs the rules over a corpus or a change. */
public final class RuleRunner {
  private RuleRunner() {}

  public static Set<String> ids() {
    Set<String> ids = new TreeSet<>();
    Rules.ABOUT_A_SKILL.forEach(rule -> ids.add(rule.id()));
    Rules.ABOUT_THE_CORPUS.forEach(rule -> ids.add(rule.id()));
    Rules.ABOUT_A_CHANGE.forEach(rule -> ids.add(rule.id()));
    return ids;
  }

  public static List<Finding> check(Corpus corpus, Catalogue catalogue, Schemas schemas) {
    CorpusCase all = new CorpusCase(corpus, catalogue, schemas);
    Stream<Supplier<List<Finding>>> rules =
        Rules.ABOUT_THE_CORPUS.stream().map(rule -> () -> check(all, rule));
    Stream<Supplier<List<Finding>>> skills =
        corpus.skills().stream().map(skill -> () -> check(all, skill));
    return Stream.concat(rules, skills).toList().parallelStream()
        .flatMap(part -> part.get().stream())
        .toList();
  }

  public static List<Finding> check(Change change) {
    List<Finding> findings = new ArrayList<>();
    for (ChangeRule rule : Rules.ABOUT_A_CHANGE) {
      rule.check(change, new Reports(rule.id(), findings));
    }
    return findings;
  }

  private static List<Finding> check(CorpusCase all, CorpusRule rule) {
    List<Finding> findings = new ArrayList<>();
    rule.check(all, new Reports(rule.id(), findings));
    return findings;
  }

  private static List<Finding> check(CorpusCase all, Skill skill) {
    List<Finding> findings = new ArrayList<>();
    SkillCase one = SkillCase.of(all, skill);
    for (SkillRule rule : Rules.ABOUT_A_SKILL) {
      rule.check(one, new Reporter(rule.id(), skill.file(), findings));
    }
    return findings;
  }
}
