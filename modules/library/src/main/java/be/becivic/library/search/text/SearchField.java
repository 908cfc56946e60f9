package be.becivic.library.search.text;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The analysed fields of the index; each exists once a language and once folded. */
public enum SearchField {
  /** What a procedure or a document is called. */
  TITLE("title", 4.0f),
  /** What else it is called. */
  ALIAS("alias", 3.0f),
  /** Those of its names that are one word, and so name it by themselves. */
  NAME("name", 3.0f),
  LEAD("lead", 1.8f),
  /** What a fact or a source is called; apart, so that common words stay common among titles. */
  SOURCE("source", 2.5f),
  /** What a commune is called; apart for the same reason. */
  PLACE("place", 4.0f),
  TEXT("text", 1.0f);

  public static final String TYPE = "type";
  public static final String ID = "id";
  public static final String STATUS = "status";
  public static final String THEME = "theme";
  public static final String WEIGHT = "weight";

  /** Whom a thing is for, where that is not everybody. */
  public static final String AUDIENCE = "audience";

  public static final String AGENTS = "agents";

  /** The number of a group of the word list that says what a thing is about. */
  public static final String CONCEPT = "concept";

  private static final SearchLanguage[] LANGUAGES = SearchLanguage.values();

  private final float weight;
  private final String folded;
  private final Map<SearchLanguage, String> inLanguage = new EnumMap<>(SearchLanguage.class);

  SearchField(String stem, float weight) {
    this.weight = weight;
    this.folded = stem + ".any";
    for (SearchLanguage language : SearchLanguage.values()) {
      inLanguage.put(language, stem + "." + language.code());
    }
  }

  public float weight() {
    return weight;
  }

  public String in(SearchLanguage language) {
    return Objects.requireNonNull(inLanguage.get(language));
  }

  public String folded() {
    return folded;
  }

  static Optional<SearchLanguage> language(String field) {
    for (SearchLanguage language : LANGUAGES) {
      if (field.endsWith(language.code()) && field.charAt(field.length() - 3) == '.') {
        return Optional.of(language);
      }
    }
    return Optional.empty();
  }
}
