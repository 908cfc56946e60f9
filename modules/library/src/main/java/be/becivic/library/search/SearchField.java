package be.becivic.library.search;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The analysed fields of the index; each exists once a language and once folded. */
enum SearchField {
  /** What a procedure or a document is called. */
  TITLE("title", 4.0f),
  /** What else it is called. */
  ALIAS("alias", 3.0f),
  LEAD("lead", 1.8f),
  /** What a fact or a source is called; apart, so that common words stay common among titles. */
  SOURCE("source", 2.5f),
  /** What a commune is called; apart for the same reason. */
  PLACE("place", 4.0f),
  TEXT("text", 1.0f);

  static final String TYPE = "type";
  static final String ID = "id";
  static final String STATUS = "status";
  static final String THEME = "theme";
  static final String WEIGHT = "weight";

  /** The number of a group of the word list that says what a thing is about. */
  static final String CONCEPT = "concept";

  private static final Language[] LANGUAGES = Language.values();

  private final float weight;
  private final String folded;
  private final Map<Language, String> inLanguage = new EnumMap<>(Language.class);

  SearchField(String stem, float weight) {
    this.weight = weight;
    this.folded = stem + ".any";
    for (Language language : Language.values()) {
      inLanguage.put(language, stem + "." + language.code());
    }
  }

  float weight() {
    return weight;
  }

  String in(Language language) {
    return inLanguage.get(language);
  }

  String folded() {
    return folded;
  }

  static Optional<Language> language(String field) {
    for (Language language : LANGUAGES) {
      if (field.endsWith(language.code()) && field.charAt(field.length() - 3) == '.') {
        return Optional.of(language);
      }
    }
    return Optional.empty();
  }
}
