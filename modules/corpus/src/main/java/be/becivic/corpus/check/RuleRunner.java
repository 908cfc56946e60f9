package be.becivic.corpus.check;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.check.report.Severity;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.CheckedFile;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.skill.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Runs rules over a corpus or a change.
 *
 * @param counts which findings are wanted
 */
record RuleRunner(
    List<FileRule> aboutAFile, List<CorpusRule> aboutTheCorpus, Predicate<Finding> counts) {

  static RuleRunner ofAll() {
    return new RuleRunner(CheckRules.ABOUT_A_FILE, CheckRules.ABOUT_THE_CORPUS, _ -> true);
  }

  /** Of the rules and findings that stop a change alone. */
  static RuleRunner ofErrors() {
    return new RuleRunner(
        CheckRules.ABOUT_A_FILE.stream().filter(rule -> !rule.isAdvice()).toList(),
        CheckRules.ABOUT_THE_CORPUS.stream().filter(rule -> !rule.isAdvice()).toList(),
        finding -> finding.severity() == Severity.ERROR);
  }

  static Set<String> ids() {
    Set<String> ids = new TreeSet<>();
    CheckRules.ABOUT_A_SKILL.forEach(rule -> ids.add(rule.id()));
    CheckRules.ABOUT_A_FILE.forEach(rule -> ids.add(rule.id()));
    CheckRules.ABOUT_THE_CORPUS.forEach(rule -> ids.add(rule.id()));
    CheckRules.ABOUT_A_CHANGE.forEach(rule -> ids.add(rule.id()));
    return ids;
  }

  List<Finding> check(CorpusCase all, CleanFiles clean) {
    Corpus corpus = all.corpus();
    Stream<Supplier<List<Finding>>> files =
        aboutAFile.stream()
            .flatMap(rule -> rule.files(corpus).map(path -> () -> check(all, rule, path, clean)));
    Stream<Supplier<List<Finding>>> rules =
        aboutTheCorpus.stream().map(rule -> () -> check(all, rule));
    Stream<Supplier<List<Finding>>> skills =
        corpus.skills().stream().map(skill -> () -> check(all, skill));
    return Stream.of(files, rules, skills).flatMap(parts -> parts).toList().parallelStream()
        .flatMap(part -> part.get().stream())
        .filter(counts)
        .toList();
  }

  List<Finding> check(CommitRange change) {
    List<Finding> findings = new ArrayList<>();
    for (ChangeRule rule : CheckRules.ABOUT_A_CHANGE) {
      rule.check(change, new Reports(rule.id(), findings));
    }
    return findings.stream().filter(counts).toList();
  }

  private static List<Finding> check(CorpusCase all, FileRule rule, String path, CleanFiles clean) {
    CheckedFile key = CheckedFile.of(rule, path, all.corpus());
    if (clean.contains(key)) {
      return List.of();
    }
    List<Finding> findings = new ArrayList<>();
    FileCase file = new FileCase(all, path);
    rule.check(file, new Reporter(rule.id(), file.file(), findings));
    if (findings.isEmpty()) {
      clean.add(key);
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
