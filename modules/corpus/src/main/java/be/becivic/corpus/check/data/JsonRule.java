package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.SourceFile;

/** JSON files hold JSON, and JSONL files hold one value a line. */
public final class JsonRule implements CorpusRule {
  @Override
  public String id() {
    return "json";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (String path : corpus.corpus().files().blobs().keySet()) {
      if (path.endsWith(".json")) {
        corpus
            .json(path)
            .ifPresent(file -> reports.in(file.file()).errors(file.document().problems()));
      } else if (path.endsWith(".jsonl")) {
        corpus.corpus().findFile(path).ifPresent(file -> lines(file, reports.in(file)));
      }
    }
  }

  private static void lines(SourceFile file, Reporter report) {
    int start = 0;
    for (String line : file.text().split("\n")) {
      for (FileProblem problem : JsonDocument.parse(line).problems()) {
        report.error(problem.where().shift(start), problem.message(), problem.remedy());
      }
      start += line.length() + 1;
    }
  }
}
