package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.SourceFile;
import java.util.stream.Stream;

/** JSON files hold JSON, and JSONL files hold one value a line. */
public final class JsonRule implements FileRule {
  private static final String LINES = ".jsonl";

  @Override
  public String id() {
    return "json";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return corpus.files().blobs().keySet().stream()
        .filter(path -> path.endsWith(".json") || path.endsWith(LINES));
  }

  @Override
  public void check(FileCase file, Reporter report) {
    if (file.path().endsWith(LINES)) {
      lines(file.file(), report);
    } else {
      report.errors(file.json().document().problems());
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
