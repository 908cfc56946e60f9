package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.TextFiles;
import java.util.stream.Stream;

/** Text files are UTF-8 without BOM, with LF, and end with a newline (§5). */
public final class EncodingRule implements FileRule {
  @Override
  public String id() {
    return "encoding";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return TextFiles.in(corpus);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    report.errors(file.file().problems());
  }
}
