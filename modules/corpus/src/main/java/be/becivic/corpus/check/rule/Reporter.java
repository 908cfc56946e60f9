package be.becivic.corpus.check.rule;

import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.check.report.Severity;
import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.LineMap;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes the findings of one rule in one file. */
public final class Reporter {
  private final String rule;
  private final SourceFile file;
  private final List<Finding> findings;
  private @Nullable LineMap lines;

  public Reporter(String rule, SourceFile file, List<Finding> findings) {
    this.rule = rule;
    this.file = file;
    this.findings = findings;
  }

  public void error(Span where, String message, String remedy) {
    add(Severity.ERROR, where, message, remedy);
  }

  public void warning(Span where, String message, String remedy) {
    add(Severity.WARNING, where, message, remedy);
  }

  public void errors(List<FileProblem> problems) {
    problems.forEach(problem -> error(problem.where(), problem.message(), problem.remedy()));
  }

  private void add(Severity severity, Span where, String message, String remedy) {
    if (lines == null) {
      lines = file.lines();
    }
    findings.add(
        new Finding(rule, severity, file.path(), lines.position(where.start()), message, remedy));
  }
}
