package be.becivic.library.search.query;

import be.becivic.library.search.text.Analysers;
import be.becivic.library.search.text.SearchField;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchWords;
import java.io.IOException;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;

/** Reads what a person typed: words, never operators. */
public final class QueryWords {
  private static final int MOST = 40;
  private static final int MOST_TELLING = 12;
  private static final Set<SearchLanguage> ALL =
      Collections.unmodifiableSet(EnumSet.allOf(SearchLanguage.class));

  /** What ends a clause, and with it a verb that was taken apart. */
  private static final Pattern CLAUSE_END = Pattern.compile("[,.;:?!]");

  private final Analyzer analyser;
  private final SeparableVerbs verbs;
  private final Set<String> filler = new HashSet<>();
  private final Set<String> common = new HashSet<>();

  /**
   * The words of a query.
   *
   * @param all each word once
   * @param telling those that say something about what is sought, or all if none does
   * @param common those of the telling that stand in questions about anything
   * @param spoken the languages they may be of: forms of a word count in these alone
   * @param isLastOpen whether the last telling word may still be being typed
   */
  public record Words(
      List<String> all,
      List<String> telling,
      Set<String> common,
      Set<SearchLanguage> spoken,
      boolean isLastOpen) {}

  public QueryWords(Analyzer analyser, SearchWords words, ListedExpressions expressions) {
    this.analyser = analyser;
    this.verbs = new SeparableVerbs(expressions);
    words.filler().forEach(word -> filler.addAll(folded(word)));
    for (String word : words.common()) {
      common.addAll(folded(word));
      stems(word, ALL).forEach(common::add);
    }
    for (SearchLanguage language : SearchLanguage.values()) {
      Analysers.stopWords(language)
          .forEach(word -> filler.addAll(folded(new String((char[]) word))));
    }
  }

  /** All words that are spelt right: these, and the common ones. */
  public Set<String> spelt(Set<String> listed) {
    return Stream.of(listed, common).flatMap(Set::stream).collect(Collectors.toSet());
  }

  public Words read(String typed, QueryLanguage language) throws IOException {
    List<String> written = folded(typed).stream().distinct().limit(MOST).toList();
    Optional<SearchLanguage> known = language.of(written);
    Set<SearchLanguage> spoken = known.map(Set::of).orElse(ALL);
    List<String> all = known.map(one -> whole(typed, one)).orElse(written);
    List<String> telling =
        all.stream().filter(word -> !filler.contains(word)).limit(MOST_TELLING).toList();
    List<String> words = telling.isEmpty() ? all : telling;
    boolean isOpen =
        !words.isEmpty()
            && words.getLast().equals(written.getLast())
            && Character.isLetterOrDigit(typed.codePointBefore(typed.length()));
    return new Words(
        all,
        words,
        words.stream().filter(word -> isCommon(word, spoken)).collect(Collectors.toSet()),
        spoken,
        isOpen);
  }

  private List<String> whole(String typed, SearchLanguage language) {
    return CLAUSE_END
        .splitAsStream(typed)
        .flatMap(clause -> verbs.whole(folded(clause), language).stream())
        .distinct()
        .limit(MOST)
        .toList();
  }

  /** Numbers are common too: ages, years and amounts stand in any question. */
  private boolean isCommon(String word, Set<SearchLanguage> spoken) {
    return common.contains(word)
        || word.chars().allMatch(Character::isDigit)
        || stems(word, spoken).anyMatch(common::contains);
  }

  /** The stems of a word in each language, marked by it: a stem of one is a word of another. */
  private Stream<String> stems(String word, Set<SearchLanguage> languages) {
    return languages.stream()
        .flatMap(
            language ->
                Analysers.terms(analyser, SearchField.TEXT.in(language), word).stream()
                    .map(stem -> language.code() + ":" + stem));
  }

  /** Whether a word stands in one of the lists of words that tell little. */
  boolean isListed(String word) {
    return filler.contains(word) || isCommon(word, ALL);
  }

  List<String> folded(String text) {
    return Analysers.terms(analyser, SearchField.TEXT.folded(), text);
  }
}
