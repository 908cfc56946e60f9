package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;

/** Text files are UTF-8 without BOM, with LF, and end with a newline (§5). */
public final class EncodingRule implements CorpusRule {
  @Override
  public String id() {
    return "encoding";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus.textFiles().forEach(file -> reports.in(file).errors(file.problems()));
  }
}
