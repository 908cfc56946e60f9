package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.text.SourceFile;
import java.util.Set;

/** Text files are UTF-8 without BOM, with LF, and end with a newline (§5). */
public final class EncodingRule implements CorpusRule {
  private static final Set<String> TEXT =
      Set.of("json", "jsonl", "yaml", "yml", "md", "mdx", "mmd", "txt");

  @Override
  public String id() {
    return "encoding";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (String path : corpus.corpus().files().blobs().keySet()) {
      if (TEXT.contains(path.substring(path.lastIndexOf('.') + 1))) {
        SourceFile file = corpus.corpus().findFile(path).orElseThrow();
        reports.in(file).errors(file.problems());
      }
    }
  }
}
