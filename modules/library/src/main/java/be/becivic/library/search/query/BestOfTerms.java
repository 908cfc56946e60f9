package be.becivic.library.search.query;

import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermStates;
import org.apache.lucene.search.BlendedTermQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TopTermsRewrite;

/** Counts only the best of the terms a beginning or a misspelling may stand for. */
final class BestOfTerms extends TopTermsRewrite<BlendedTermQuery.Builder> {
  private static final int MOST = 1024;

  BestOfTerms(int size) {
    super(size);
  }

  @Override
  protected int getMaxSize() {
    return MOST;
  }

  @Override
  protected BlendedTermQuery.Builder getTopLevelBuilder() {
    return new BlendedTermQuery.Builder()
        .setRewriteMethod(BlendedTermQuery.DISJUNCTION_MAX_REWRITE);
  }

  @Override
  protected Query build(BlendedTermQuery.Builder builder) {
    return builder.build();
  }

  @Override
  protected void addClause(
      BlendedTermQuery.Builder builder, Term term, int count, float boost, TermStates states) {
    builder.add(term, boost, states);
  }
}
