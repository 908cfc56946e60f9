package be.becivic.ner.training;

import be.becivic.ner.Language;
import be.becivic.ner.internal.lexicon.Hash;
import be.becivic.ner.internal.lexicon.Lexicon;
import be.becivic.ner.internal.lexicon.Lists;
import be.becivic.ner.internal.text.Key;
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
    for (Language language : Language.values()) {
      builder.words(language, "common", Lists.common(language));
      builder.words(language, "known", Lists.known(language));
    }
    for (Origin origin : Origin.values()) {
      boolean elsewhere = origin == Origin.ELSEWHERE;
      int first = elsewhere ? Lists.NAME_ELSEWHERE : Lists.FIRST_NAME;
      int last = elsewhere ? Lists.NAME_ELSEWHERE : Lists.SURNAME;
      origin.firstNames().forEach(name -> builder.name(name, first));
      origin.surnames().forEach(name -> builder.name(name, last));
    }
    for (String name : TrainingResources.lines("names/arabic-script.txt")) {
      builder.name(name, Lists.FIRST_NAME | Lists.SURNAME);
    }
    return Lexicon.of(builder.lists);
  }

  private void words(Language language, String tier, int list) {
    for (String word : TrainingResources.lines("words/" + language.code() + "." + tier + ".txt")) {
      put(Key.of(word), list);
    }
  }

  private void name(String name, int list) {
    put(Key.of(name), list);
    put(Key.of(name.replace(" ", "")), list);
    for (String part : name.split(" ")) {
      if (!PARTICLES.contains(Key.of(part)) && part.length() > 2) {
        put(Key.of(part), list);
        put(spelledOut(part), list);
      }
    }
  }

  private static String spelledOut(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return Key.of(lower.replace("ü", "ue").replace("ö", "oe").replace("ä", "ae"));
  }

  private void put(String key, int list) {
    if (key.length() > 1) {
      lists.merge(Hash.of(key), list, (left, right) -> left | right);
    }
  }
}
