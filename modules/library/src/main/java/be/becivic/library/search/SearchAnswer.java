package be.becivic.library.search;

import be.becivic.library.search.text.SearchLanguage;
import java.util.List;
import java.util.Optional;

/**
 * What a search found, and whether it is what was sought.
 *
 * @param results best first; procedures before the facts they cite, where a procedure may fit
 * @param isFact whether the first result, though no procedure, is the fact or place that was sought
 * @param language the one most of the words are of, if there is one
 * @param mayBeForeign whether nothing fits because the words may be of a language that is not
 *     searched
 */
public record SearchAnswer(
    List<SearchResult> results,
    SearchVerdict verdict,
    boolean isFact,
    Optional<SearchLanguage> language,
    boolean mayBeForeign) {
  /** Where nothing can be searched. */
  public static final SearchAnswer NOTHING =
      new SearchAnswer(List.of(), SearchVerdict.NOTHING_FITS, false, Optional.empty(), false);

  public SearchAnswer {
    results = List.copyOf(results);
  }

  /** The same verdict on some of what was found. */
  public SearchAnswer withResults(List<SearchResult> others) {
    return new SearchAnswer(others, verdict, isFact, language, mayBeForeign);
  }
}
