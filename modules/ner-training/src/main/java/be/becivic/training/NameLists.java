package be.becivic.training;

import be.becivic.ner.text.LookupKey;
import be.becivic.ner.text.ModelLanguage;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Draws names the way they meet a Belgian counter: half from next door, half from everywhere. */
final class NameLists {
  private final Map<NameOrigin, List<String>> firstNames = new EnumMap<>(NameOrigin.class);
  private final Map<NameOrigin, List<String>> surnames = new EnumMap<>(NameOrigin.class);

  private final Map<ModelLanguage, List<String>> wordSurnames = new EnumMap<>(ModelLanguage.class);
  private final Set<String> everyFirstName = new HashSet<>();

  NameLists() {
    for (NameOrigin origin : NameOrigin.values()) {
      firstNames.put(origin, origin.firstNames());
      surnames.put(origin, origin.surnames());
      if (origin != NameOrigin.ELSEWHERE) {
        origin.firstNames().forEach(name -> everyFirstName.add(LookupKey.of(name)));
      }
    }
    List<String> listed =
        Arrays.stream(NameOrigin.values())
            .filter(origin -> origin != NameOrigin.ELSEWHERE)
            .flatMap(origin -> origin.surnames().stream())
            .toList();
    for (ModelLanguage language : ModelLanguage.values()) {
      wordSurnames.put(language, wordSurnames(language, listed));
    }
  }

  NameOrigin origin(ModelLanguage language, RandomGenerator random) {
    List<NameOrigin> near =
        switch (language) {
          case FR -> List.of(NameOrigin.BELGIAN_FR, NameOrigin.BELGIAN_FR, NameOrigin.BELGIAN_NL);
          case NL -> List.of(NameOrigin.BELGIAN_NL, NameOrigin.BELGIAN_NL, NameOrigin.BELGIAN_FR);
          case DE -> List.of(NameOrigin.GERMAN, NameOrigin.GERMAN, NameOrigin.BELGIAN_FR);
          case EN -> List.of(NameOrigin.ENGLISH, NameOrigin.BELGIAN_NL, NameOrigin.BELGIAN_FR);
        };
    return random.nextInt(100) < 45
        ? near.get(random.nextInt(near.size()))
        : NameOrigin.values()[random.nextInt(NameOrigin.values().length)];
  }

  String firstName(NameOrigin origin, RandomGenerator random) {
    return pick(Objects.requireNonNull(firstNames.get(origin)), random);
  }

  String surname(NameOrigin origin, RandomGenerator random) {
    return pick(Objects.requireNonNull(surnames.get(origin)), random);
  }

  /** Koch, Stone, Vos: a surname that is a word of the language. */
  String wordSurname(ModelLanguage language, RandomGenerator random) {
    return pick(Objects.requireNonNull(wordSurnames.get(language)), random);
  }

  private static List<String> wordSurnames(ModelLanguage language, List<String> surnames) {
    var words = new HashSet<String>();
    for (String tier : List.of("common", "known")) {
      TrainingResources.lines("words/" + language.code() + "." + tier + ".txt")
          .forEach(word -> words.add(LookupKey.of(word)));
    }
    return surnames.stream().filter(name -> words.contains(LookupKey.of(name))).toList();
  }

  boolean isFirstName(String name) {
    return everyFirstName.contains(LookupKey.of(name));
  }

  private static String pick(List<String> names, RandomGenerator random) {
    return names.get(random.nextInt(names.size()));
  }
}
