package be.becivic.corpus.check.rule;

import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.text.SourceFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Takes the findings of one rule in any file. */
public final class Reports {
  private final String rule;
  private final List<Finding> findings;
  private final Map<String, Reporter> byPath = new HashMap<>();

  public Reports(String rule, List<Finding> findings) {
    this.rule = rule;
    this.findings = findings;
  }

  public Reporter in(SourceFile file) {
    return byPath.computeIfAbsent(file.path(), _ -> new Reporter(rule, file, findings));
  }

  /** A reporter for a file that is not there. */
  public Reporter about(String path) {
    return in(new SourceFile(path, "", List.of()));
  }
}
