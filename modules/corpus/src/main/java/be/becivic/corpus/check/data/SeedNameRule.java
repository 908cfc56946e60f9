package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CatalogueNames;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;

/** The names of catalogue rows are well formed (S82). */
public final class SeedNameRule implements CorpusRule {
  @Override
  public String id() {
    return "catalogue_name";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (SeedRow row : SeedRow.all(corpus.corpus())) {
      row.fields()
          .text("name")
          .filter(name -> !CatalogueNames.isWellFormed(name))
          .ifPresent(
              name ->
                  reports
                      .in(row.file())
                      .error(
                          row.at("name"),
                          "'%s' is not a catalogue name.".formatted(name),
                          CatalogueNames.REMEDY));
    }
  }
}
