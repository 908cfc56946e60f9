package be.becivic.ner.lexicon;

import be.becivic.ner.text.FoldedText;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.Tokeniser;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The words and phrases of every {@link Hint} in one language, by their first word. */
public final class Hints {
  private final Map<Hint, Map<String, List<List<String>>>> phrases = new EnumMap<>(Hint.class);

  void add(Hint hint, String line) {
    for (String phrase : line.split("\\|")) {
      List<String> keys = Tokeniser.tokens(FoldedText.of(phrase)).stream().map(Token::key).toList();
      phrases
          .computeIfAbsent(hint, _ -> new HashMap<>())
          .computeIfAbsent(keys.getFirst(), _ -> new ArrayList<>())
          .add(keys);
    }
  }

  /** How many tokens the longest phrase of a kind takes that begins here; 0 if none does. */
  int length(Hint hint, List<Token> tokens, int at) {
    int longest = 0;
    for (List<String> phrase :
        phrases.getOrDefault(hint, Map.of()).getOrDefault(tokens.get(at).key(), List.of())) {
      if (phrase.size() > longest && matches(phrase, tokens, at)) {
        longest = phrase.size();
      }
    }
    return longest;
  }

  private static boolean matches(List<String> phrase, List<Token> tokens, int at) {
    for (int i = 0; i < phrase.size(); i++) {
      if (at + i >= tokens.size() || !tokens.get(at + i).is(phrase.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The single words of a kind. */
  public List<String> words(Hint hint) {
    return phrases.getOrDefault(hint, Map.of()).values().stream()
        .flatMap(List::stream)
        .filter(phrase -> phrase.size() == 1)
        .map(List::getFirst)
        .sorted()
        .toList();
  }
}
