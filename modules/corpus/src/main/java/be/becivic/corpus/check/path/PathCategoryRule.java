package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.CategoryNames;
import be.becivic.corpus.check.rule.Reporter;

/** A path's category is one in use, or a new one that is no typing error. */
public final class PathCategoryRule implements PathRule {
  @Override
  public String id() {
    return "category";
  }

  @Override
  public void check(PathCase entry, Reporter report) {
    entry
        .fields()
        .text("category")
        .ifPresent(
            category ->
                CategoryNames.check(
                    category, entry.corpus().categories(), () -> entry.at("/category"), report));
  }
}
