package be.becivic.corpus.check.internal;

import be.becivic.corpus.check.Finding;
import be.becivic.corpus.check.Severity;
import be.becivic.corpus.text.LineMap;
import be.becivic.corpus.text.Problem;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import java.util.List;

/** Takes the findings of one rule in one file. */
final class Reporter {
  private final String rule;
  private final SourceFile file;
  private final List<Finding> findings;

  Reporter(String rule, SourceFile file, List<Finding> findings) {
    this.rule = rule;
    this.file = file;
    this.findings = findings;
  }

  void error(Span where, String message, String remedy) {
    add(Severity.ERROR, where, message, remedy);
  }

  void warning(Span where, String message, String remedy) {
    add(Severity.WARNING, where, message, remedy);
  }

  void errors(List<Problem> problems) {
    problems.forEach(problem -> error(problem.where(), problem.message(), problem.remedy()));
  }

  private void add(Severity severity, Span where, String message, String remedy) {
    LineMap lines = file.lines();
    findings.add(
        new Finding(rule, severity, file.path(), lines.position(where.start()), message, remedy));
  }
}
