package be.becivic.library.search;

import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.lifecycle.Status;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What is sought. Of a long text only the beginning is read.
 *
 * @param types only these
 * @param statuses only these, besides what has no status
 * @param theme only what belongs to it
 * @param language that in which titles are wanted; where empty, the one the text is in
 */
public record SearchQuery(
    String text,
    Set<SearchType> types,
    Set<Status> statuses,
    Optional<String> theme,
    int limit,
    Optional<SearchLanguage> language) {
  public static final int DEFAULT_LIMIT = 10;
  public static final int LARGEST_LIMIT = 50;
  public static final Set<SearchType> ALL_TYPES = Set.of(SearchType.values());

  /** Everything that is rendered. */
  public static final Set<Status> DEFAULT_STATUSES =
      Set.of(Status.ALPHA, Status.BETA, Status.STABLE);

  private static final int LONGEST_TEXT = 256;

  public SearchQuery {
    text = readable(text);
    types = Set.copyOf(types);
    statuses = Set.copyOf(statuses);
    if (limit < 1 || limit > LARGEST_LIMIT) {
      throw new IllegalArgumentException("a limit is between 1 and " + LARGEST_LIMIT);
    }
  }

  public SearchQuery(
      String text, Set<SearchType> types, Set<Status> statuses, Optional<String> theme, int limit) {
    this(text, types, statuses, theme, limit, Optional.empty());
  }

  public static SearchQuery of(String text) {
    return new SearchQuery(text, ALL_TYPES, DEFAULT_STATUSES, Optional.empty(), DEFAULT_LIMIT);
  }

  /** The same, with more or fewer results. */
  public SearchQuery withLimit(int other) {
    return new SearchQuery(text, types, statuses, theme, other, language);
  }

  /**
   * Reads the parameters {@code q}, {@code type}, {@code status}, {@code theme}, {@code limit} and
   * {@code lang}; several types or statuses are separated by commas, and what is empty counts as
   * absent, as does a language that is not searched.
   */
  public static Outcome<SearchQuery> parse(Function<String, Optional<String>> parameters) {
    Function<String, Optional<String>> given =
        name -> parameters.apply(name).map(String::strip).filter(value -> !value.isEmpty());
    Optional<Set<SearchType>> types =
        given
            .apply("type")
            .map(list -> each(list, SearchType::parse, SearchType.class))
            .orElse(Optional.of(ALL_TYPES));
    Optional<Set<Status>> statuses =
        given
            .apply("status")
            .map(list -> each(list, Status::parse, Status.class))
            .orElse(Optional.of(DEFAULT_STATUSES));
    Optional<Integer> limit =
        given.apply("limit").map(SearchQuery::limit).orElse(Optional.of(DEFAULT_LIMIT));
    if (types.isEmpty()) {
      return Outcome.refused(Rejection.schema("/type", "enum"));
    }
    if (statuses.isEmpty()) {
      return Outcome.refused(Rejection.schema("/status", "enum"));
    }
    if (limit.isEmpty()) {
      return Outcome.refused(Rejection.schema("/limit", "maximum"));
    }
    return Outcome.ok(
        new SearchQuery(
            given.apply("q").orElse(""),
            types.get(),
            statuses.get(),
            given.apply("theme"),
            limit.get(),
            given.apply("lang").flatMap(SearchLanguage::parse)));
  }

  private static <E extends Enum<E>> Optional<Set<E>> each(
      String list, Function<String, Optional<E>> parse, Class<E> type) {
    Set<E> values = EnumSet.noneOf(type);
    for (String name : list.split(",", -1)) {
      Optional<E> value = parse.apply(name.strip());
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(values);
  }

  private static Optional<Integer> limit(String digits) {
    if (!digits.matches("[0-9]{1,4}")) {
      return Optional.empty();
    }
    int limit = Integer.parseInt(digits);
    return limit >= 1 && limit <= LARGEST_LIMIT ? Optional.of(limit) : Optional.empty();
  }

  private static String readable(String text) {
    StringBuilder kept = new StringBuilder();
    text.codePoints()
        .limit(LONGEST_TEXT)
        .map(c -> Character.isISOControl(c) || isLoneSurrogate(c) ? ' ' : c)
        .forEach(kept::appendCodePoint);
    return kept.toString();
  }

  private static boolean isLoneSurrogate(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }
}
