package be.becivic.training;

import be.becivic.ner.lexicon.FeatureHash;
import be.becivic.ner.lexicon.Lexicon;
import be.becivic.ner.lexicon.WordLists;
import be.becivic.ner.text.LookupKey;
import be.becivic.ner.text.ModelLanguage;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Gathers every list into the one hashed lexicon. */
final class LexiconBuilder {
  private static final Set<String> PARTICLES =
      Set.of(
          "van", "de", "den", "der", "von", "zu", "ten", "ter", "te", "el", "al", "ben", "ibn",
          "bin", "ait", "da", "do", "dos", "das", "di", "del", "della", "la", "le", "du", "des",
          "lo", "mac", "mc", "op", "uit", "in", "y", "e", "t", "vanden", "vander", "abu", "dela");

  private final SortedMap<Integer, Integer> lists = new TreeMap<>();

  static Lexicon build() {
    var builder = new LexiconBuilder();
    for (ModelLanguage language : ModelLanguage.values()) {
      builder.words(language, "common", WordLists.common(language));
      builder.words(language, "known", WordLists.known(language));
    }
    for (NameOrigin origin : NameOrigin.values()) {
      boolean elsewhere = origin == NameOrigin.ELSEWHERE;
      int first = elsewhere ? WordLists.NAME_ELSEWHERE : WordLists.FIRST_NAME;
      int last = elsewhere ? WordLists.NAME_ELSEWHERE : WordLists.SURNAME;
      origin.firstNames().forEach(name -> builder.name(name, first));
      origin.surnames().forEach(name -> builder.name(name, last));
    }
    for (String name : TrainingResources.lines("names/arabic-script.txt")) {
      builder.name(name, WordLists.FIRST_NAME | WordLists.SURNAME);
    }
    return Lexicon.of(builder.lists);
  }

  private void words(ModelLanguage language, String tier, int list) {
    for (String word : TrainingResources.lines("words/" + language.code() + "." + tier + ".txt")) {
      put(LookupKey.of(word), list);
    }
  }

  private void name(String name, int list) {
    put(LookupKey.of(name), list);
    put(LookupKey.of(name.replace(" ", "")), list);
    for (String part : name.split(" ")) {
      if (!PARTICLES.contains(LookupKey.of(part)) && part.length() > 2) {
        put(LookupKey.of(part), list);
        put(spelledOut(part), list);
      }
    }
  }

  private static String spelledOut(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return LookupKey.of(lower.replace("ü", "ue").replace("ö", "oe").replace("ä", "ae"));
  }

  private void put(String key, int list) {
    if (key.length() > 1) {
      lists.merge(FeatureHash.of(key), list, (left, right) -> left | right);
    }
  }
}
