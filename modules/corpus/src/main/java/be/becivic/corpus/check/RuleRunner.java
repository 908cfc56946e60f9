package be.becivic.corpus.check;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.data.CatalogueLookup;
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
    CheckRules.ABOUT_A_SKILL.forEach(rule -> ids.add(rule.id()));
    CheckRules.ABOUT_THE_CORPUS.forEach(rule -> ids.add(rule.id()));
    CheckRules.ABOUT_A_CHANGE.forEach(rule -> ids.add(rule.id()));
    return ids;
  }

  public static List<Finding> check(Corpus corpus, CatalogueLookup catalogue, Schemas schemas) {
    CorpusCase all = new CorpusCase(corpus, catalogue, schemas);
    Stream<Supplier<List<Finding>>> rules =
        CheckRules.ABOUT_THE_CORPUS.stream().map(rule -> () -> check(all, rule));
    Stream<Supplier<List<Finding>>> skills =
        corpus.skills().stream().map(skill -> () -> check(all, skill));
    return Stream.concat(rules, skills).toList().parallelStream()
        .flatMap(part -> part.get().stream())
        .toList();
  }

  public static List<Finding> check(CommitRange change) {
    List<Finding> findings = new ArrayList<>();
    for (ChangeRule rule : CheckRules.ABOUT_A_CHANGE) {
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
    for (SkillRule rule : CheckRules.ABOUT_A_SKILL) {
      rule.check(one, new Reporter(rule.id(), skill.file(), findings));
    }
    return findings;
  }
}
