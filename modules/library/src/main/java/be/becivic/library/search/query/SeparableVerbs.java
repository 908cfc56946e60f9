package be.becivic.library.search.query;

import be.becivic.library.search.text.SearchLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Puts together the verbs that Dutch and German take apart: who asks "wie melde ich mich an" speaks
 * of "anmelden". Only verbs the word list knows are put together, since the small word at the end
 * of a clause may be many things.
 */
final class SeparableVerbs {
  private static final Map<SearchLanguage, Set<String>> PARTICLES =
      Map.of(
          SearchLanguage.DE,
          Set.of(
              "ab", "an", "auf", "aus", "ein", "mit", "nach", "um", "vor", "weg", "zu", "zuruck"),
          SearchLanguage.NL,
          Set.of(
              "aan", "af", "in", "mee", "na", "om", "op", "over", "terug", "toe", "uit", "voor"));

  private static final Pattern DOUBLE_VOWEL = Pattern.compile("([aeou])\\1([a-z])$");
  private static final int SHORTEST_VERB = 3;

  private final ListedExpressions expressions;

  SeparableVerbs(ListedExpressions expressions) {
    this.expressions = expressions;
  }

  /** The words of a clause, with its verb whole if its end stands at the end of the clause. */
  List<String> whole(List<String> clause, SearchLanguage language) {
    if (clause.isEmpty()
        || !PARTICLES.getOrDefault(language, Set.of()).contains(clause.getLast())) {
      return clause;
    }
    for (int i = 0; i < clause.size() - 1; i++) {
      for (String verb : forms(clause.get(i), language)) {
        String whole = clause.getLast() + verb;
        if (verb.length() >= SHORTEST_VERB && expressions.isListed(language, whole)) {
          List<String> words = new ArrayList<>(clause.subList(0, clause.size() - 1));
          words.set(i, whole);
          return words;
        }
      }
    }
    return clause;
  }

  /** Dutch writes its infinitives otherwise than its stems: "schrijf, schrijven", "geef, geven". */
  private static List<String> forms(String word, SearchLanguage language) {
    if (language != SearchLanguage.NL) {
      return List.of(word);
    }
    String open = DOUBLE_VOWEL.matcher(word).replaceFirst("$1$2");
    return List.of(word, open + "en", voiced(open) + "en");
  }

  private static String voiced(String stem) {
    String start = stem.substring(0, stem.length() - 1);
    return switch (stem.charAt(stem.length() - 1)) {
      case 'f' -> start + "v";
      case 's' -> start + "z";
      default -> stem;
    };
  }
}
