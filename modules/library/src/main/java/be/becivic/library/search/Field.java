package be.becivic.library.search;

import java.util.Optional;

/** The analysed fields of the index; each exists once a language and once folded. */
enum Field {
  TITLE("title", 4.0f),
  ALIAS("alias", 3.0f),
  LEAD("lead", 1.8f),
  TEXT("text", 1.0f);

  static final String TYPE = "type";
  static final String ID = "id";
  static final String STATUS = "status";
  static final String THEME = "theme";

  private static final String FOLDED = "any";

  private final String stem;
  private final float weight;

  Field(String stem, float weight) {
    this.stem = stem;
    this.weight = weight;
  }

  float weight() {
    return weight;
  }

  String in(Language language) {
    return stem + "." + language.code();
  }

  String folded() {
    return stem + "." + FOLDED;
  }

  static Optional<Language> language(String field) {
    String end = field.substring(field.lastIndexOf('.') + 1);
    for (Language language : Language.values()) {
      if (language.code().equals(end)) {
        return Optional.of(language);
      }
    }
    return Optional.empty();
  }
}
