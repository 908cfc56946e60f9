package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonFields;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * What short texts of ours say in the national languages: names of papers, cases and offices, and
 * whole points of a list. They are found by the English words themselves, so words that change lose
 * their translation rather than keep a wrong one.
 */
public final class TranslatedPhrases {
  public static final String FILE = "data/phrases.json";

  /** The member that whole points are under. */
  public static final String POINTS = "points";

  /** What a point is called by: its English text. */
  public static final String WRITTEN = "en";

  private final JsonNode phrases;
  private final Map<String, JsonFields> points = new HashMap<>();

  public TranslatedPhrases(JsonNode json) {
    this.phrases = json.path("phrases");
    for (JsonFields point : new JsonFields(json).objects(POINTS)) {
      point.text(WRITTEN).ifPresent(words -> points.put(words, point));
    }
  }

  /** The words in a language, where they have been translated. */
  public Optional<String> find(String english, String language) {
    return new JsonFields(phrases.path(english)).text(language);
  }

  /**
   * A point of a list in a language, with the numbers of its tags in it.
   *
   * @param words as {@link be.becivic.corpus.body.NumberedText} has them
   */
  public Optional<String> findPoint(String words, String language) {
    return Optional.ofNullable(points.get(words))
        .filter(_ -> !language.equals(WRITTEN))
        .flatMap(point -> point.text(language));
  }
}
