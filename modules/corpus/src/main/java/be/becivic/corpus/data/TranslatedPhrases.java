package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonFields;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * What short texts of ours say in the national languages: names of papers, cases and offices. They
 * are found by the English words themselves, so words that change lose their translation rather
 * than keep a wrong one.
 */
public final class TranslatedPhrases {
  public static final String FILE = "data/phrases.json";

  private final JsonNode phrases;

  public TranslatedPhrases(JsonNode json) {
    this.phrases = json.path("phrases");
  }

  /** The words in a language, where they have been translated. */
  public Optional<String> find(String english, String language) {
    return new JsonFields(phrases.path(english)).text(language);
  }
}
