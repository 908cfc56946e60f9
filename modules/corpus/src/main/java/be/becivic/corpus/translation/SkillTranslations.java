package be.becivic.corpus.translation;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.id.SkillId;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * What {@code translations.json} beside a skill says. Paragraphs, what was checked and the labels
 * of its flowchart are found by the English words themselves, so words that change lose their
 * translation rather than keep a wrong one.
 */
public final class SkillTranslations {
  /** Of a skill that nobody translated. */
  public static final SkillTranslations NONE =
      new SkillTranslations(JsonDocument.parse("{}").json());

  /** The member that paragraphs are under. */
  public static final String PARAGRAPHS = "paragraphs";

  /** The member that labels are under. */
  public static final String LABELS = "labels";

  /** The member that what was checked is under; it is a paragraph of its own. */
  public static final String CHECKED = "verification_notes";

  /** What a paragraph is called by: its English text. */
  public static final String WRITTEN = "en";

  private final Map<String, JsonFields> paragraphs = new HashMap<>();
  private final Set<String> languages = new HashSet<>();
  private final JsonNode labels;
  private final JsonFields checked;

  private SkillTranslations(JsonNode json) {
    labels = json.path(LABELS);
    checked = new JsonFields(json.path(CHECKED));
    for (JsonFields paragraph : new JsonFields(json).objects(PARAGRAPHS)) {
      paragraph.text(WRITTEN).ifPresent(words -> paragraphs.put(words, paragraph));
      languages.addAll(paragraph.object().propertyNames());
    }
    languages.remove(WRITTEN);
  }

  public static String fileOf(SkillId skill) {
    return "skills/" + skill + "/translations.json";
  }

  public static SkillTranslations of(Corpus corpus, SkillId skill) {
    return corpus
        .findFile(fileOf(skill))
        .map(file -> new SkillTranslations(JsonDocument.parse(file.text()).json()))
        .orElse(NONE);
  }

  /** The languages that some paragraph is told in, besides English. */
  public Set<String> languages() {
    return Collections.unmodifiableSet(languages);
  }

  /**
   * A paragraph in a language, with the numbers of its tags in it.
   *
   * @param words as {@link be.becivic.corpus.body.NumberedText} has them
   */
  public Optional<String> findParagraph(String words, String language) {
    return Optional.ofNullable(paragraphs.get(words))
        .filter(_ -> !language.equals(WRITTEN))
        .flatMap(paragraph -> paragraph.text(language));
  }

  /**
   * What was checked and what was not, in a language; absent where the English says something else
   * by now.
   */
  public Optional<String> findChecked(String words, String language) {
    return checked
        .text(WRITTEN)
        .filter(words::equals)
        .filter(_ -> !language.equals(WRITTEN))
        .flatMap(_ -> checked.text(language));
  }

  /** A label of the flowchart in a language. */
  public Optional<String> findLabel(String words, String language) {
    return new JsonFields(labels.path(words)).text(language);
  }
}
