package be.becivic.library.search;

import be.becivic.library.search.query.QueryCoverage.Coverage;
import java.util.List;

/**
 * What the first few procedures have to do with what was sought.
 *
 * @param first how much of the query the first of them is about
 * @param best how much the best of them is about
 * @param isSpecific whether a word says of the first what it says of few
 * @param rivals how many skills match about as well as the first, itself counted
 */
record Judgement(double first, double best, boolean isSpecific, int rivals) {
  static final Judgement NONE = new Judgement(0, 0, false, 0);

  static Judgement of(List<Coverage> coverages, int rivals) {
    if (coverages.isEmpty()) {
      return NONE;
    }
    return new Judgement(
        coverages.getFirst().share(),
        coverages.stream().mapToDouble(Coverage::share).max().orElse(0),
        coverages.getFirst().isSpecific(),
        rivals);
  }
}
