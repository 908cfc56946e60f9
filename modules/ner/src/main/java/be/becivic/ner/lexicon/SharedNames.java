package be.becivic.ner.lexicon;

import be.becivic.ner.text.FoldedText;
import be.becivic.ner.text.LookupKey;
import be.becivic.ner.text.Tokeniser;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Bodies and firms that are called like people, and the words that tell them from people. */
public final class SharedNames {
  private static final SharedNames LISTED = load();

  private record Company(List<String> bodies, List<String> words) {}

  private static final Company NONE = new Company(List.of(), List.of());

  private final Map<String, Company> companies = new HashMap<>();

  private SharedNames() {}

  /** The ones that are listed. */
  public static SharedNames listed() {
    return LISTED;
  }

  private static SharedNames load() {
    var shared = new SharedNames();
    for (String line : NerResources.lines("shared-things.txt")) {
      if (!line.startsWith("#") && !line.isBlank()) {
        shared.add(line);
      }
    }
    return shared;
  }

  private void add(String line) {
    String[] sides = line.split(": ", 2);
    String[] company = sides[1].split(" \\| ", 2);
    var known = new Company(keys(company[0]), keys(company[1]));
    for (String name : sides[0].split("\\|")) {
      companies.put(LookupKey.of(name), known);
    }
  }

  private static List<String> keys(String words) {
    return List.of(words.split(" ")).stream().map(SharedNames::key).toList();
  }

  private static String key(String word) {
    String whole = word.replace("*", "");
    String key = Tokeniser.tokens(FoldedText.of(whole)).getFirst().key();
    return word.endsWith("*") ? key + "*" : key;
  }

  /** Whether something is called so. */
  public boolean has(String key) {
    return companies.containsKey(key);
  }

  /** Whether the other word is a body of the same trade. */
  public boolean isBesides(String name, String other) {
    return matches(companies.getOrDefault(name, NONE).bodies(), other);
  }

  /** Whether the other word is about what the body does; people may do it as well. */
  public boolean isAbout(String name, String other) {
    return matches(companies.getOrDefault(name, NONE).words(), other);
  }

  private static boolean matches(List<String> words, String key) {
    return words.stream().anyMatch(word -> matches(word, key));
  }

  private static boolean matches(String word, String key) {
    return word.endsWith("*")
        ? key.startsWith(word.substring(0, word.length() - 1))
        : key.equals(word);
  }
}
