package be.becivic.ner.lexicon;

import be.becivic.ner.text.FoldedText;
import be.becivic.ner.text.LookupKey;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.Tokeniser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The cue words of one language, read from its rule file. */
public final class RuleBook {
  private static final int SHORTEST_ROLE_ENDING = 5;

  private final ModelLanguage language;
  private final Map<String, Integer> cues = new HashMap<>();
  private final Set<String> dottedTitles = new HashSet<>();
  private final List<List<String>> introductions = new ArrayList<>();
  private final List<String> streetEndings = new ArrayList<>();
  private final List<String> institutionEndings = new ArrayList<>();
  private final List<String> roleEndings = new ArrayList<>();
  private final Hints hints = new Hints();

  private RuleBook(ModelLanguage language) {
    this.language = language;
  }

  public static RuleBook of(ModelLanguage language) {
    var book = new RuleBook(language);
    String section = "";
    for (String line : NerResources.lines(language.code() + ".rules")) {
      if (line.startsWith("[")) {
        section = line.substring(1, line.length() - 1);
      } else if (!line.isBlank()) {
        book.add(section, line);
      }
    }
    return book;
  }

  private void add(String section, String line) {
    switch (section) {
      case "introduction" -> {
        for (String phrase : line.split("\\|")) {
          introductions.add(keys(phrase));
        }
      }
      case "street-suffix" -> streetEndings.addAll(words(line));
      case "institution-suffix" -> institutionEndings.addAll(words(line));
      default -> addWords(section, line);
    }
  }

  private void addWords(String section, String line) {
    if (Hint.isSection(section)) {
      hints.add(Hint.of(section), line);
      return;
    }
    for (String word : line.split(" ")) {
      addCue(Cue.of(section), word);
    }
  }

  private void addCue(Cue cue, String word) {
    boolean dotted = word.length() > 1 && word.endsWith(".");
    String key = LookupKey.of(dotted ? word.substring(0, word.length() - 1) : word);
    if (cue == Cue.TITLE && dotted) {
      dottedTitles.add(key);
    } else {
      cues.merge(key, cue.bit(), (left, right) -> left | right);
      if (cue == Cue.ROLE && key.length() >= SHORTEST_ROLE_ENDING) {
        roleEndings.add(key);
      }
    }
  }

  private static List<String> keys(String phrase) {
    return Tokeniser.tokens(FoldedText.of(phrase)).stream().map(Token::key).toList();
  }

  private static List<String> words(String line) {
    return List.of(line.split(" ")).stream().map(LookupKey::of).toList();
  }

  public ModelLanguage language() {
    return language;
  }

  /** The cues of a word, as bits of {@link Cue}. */
  public int cues(String key) {
    return cues.getOrDefault(key, 0);
  }

  /** Whether a longer word ends in a role: Hausverwalter, hoofdverpleegkundige. */
  public boolean endsLikeRole(String key) {
    return endsWithOne(key, roleEndings);
  }

  /** Whether the word is a title only when a full stop follows. */
  public boolean isDottedTitle(String key) {
    return dottedTitles.contains(key);
  }

  /** The words only the rules look for. */
  public Hints hints() {
    return hints;
  }

  public List<List<String>> introductions() {
    return introductions;
  }

  /** Whether a longer word ends like a street: Teirlinckplein. */
  public boolean endsLikeStreet(String key) {
    return endsWithOne(key, streetEndings);
  }

  /** Whether a longer word ends like an institution: Rubenshuis. */
  public boolean endsLikeInstitution(String key) {
    return endsWithOne(key, institutionEndings);
  }

  private static boolean endsWithOne(String key, List<String> endings) {
    for (String ending : endings) {
      if (key.length() >= ending.length() + 3 && key.endsWith(ending)) {
        return true;
      }
    }
    return false;
  }
}
