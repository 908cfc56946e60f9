package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.CategoryNames;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;

/** A path's category is one in use, or a new one that is no typing error. */
public final class PathCategoryRule implements CorpusRule {
  @Override
  public String id() {
    return "category";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(PathDirectory.FILE)
        .ifPresent(
            file -> {
              for (PathEntry path : corpus.corpus().paths().list()) {
                path.fields()
                    .text("category")
                    .ifPresent(
                        category ->
                            CategoryNames.check(
                                category,
                                corpus.corpus().categories(),
                                () -> file.locate("/paths/" + path.id() + "/category"),
                                reports.in(file.file())));
              }
            });
  }
}
