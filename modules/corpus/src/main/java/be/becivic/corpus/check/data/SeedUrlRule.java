package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.SourceUrls;

/**
 * The addresses of references are on listed hosts (§15.2). What an amendment brought was looked at
 * when it came in, and a person may have let it pass.
 */
public final class SeedUrlRule implements CorpusRule {
  @Override
  public String id() {
    return "source_url";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (SeedRow row : SeedRow.all(corpus.corpus())) {
      row.fields()
          .text("url")
          .filter(_ -> row.fields().find("amended_by").isEmpty())
          .ifPresent(
              url ->
                  SourceUrls.check(
                      url,
                      corpus.corpus().sourceClasses(),
                      () -> row.at("url"),
                      reports.in(row.file())));
    }
  }
}
