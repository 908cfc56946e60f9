package be.becivic.corpus.check;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.data.CategoryReview;
import be.becivic.corpus.check.report.CheckReport;

/** Looks over the categories as a whole: unused ones, and pairs that are easily confused (§6.1). */
public final class CategoryAudit {
  private CategoryAudit() {}

  public static CheckReport of(Corpus corpus) {
    return CheckReport.of(CategoryReview.of(corpus));
  }
}
