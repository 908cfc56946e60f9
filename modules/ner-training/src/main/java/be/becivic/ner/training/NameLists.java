package be.becivic.ner.training;

import be.becivic.ner.Language;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Draws names the way they meet a Belgian counter: half from next door, half from everywhere. */
final class NameLists {
  private final Map<Origin, List<String>> firstNames = new EnumMap<>(Origin.class);
  private final Map<Origin, List<String>> surnames = new EnumMap<>(Origin.class);

  NameLists() {
    for (Origin origin : Origin.values()) {
      firstNames.put(origin, origin.firstNames());
      surnames.put(origin, origin.surnames());
    }
  }

  Origin origin(Language language, RandomGenerator random) {
    List<Origin> near =
        switch (language) {
          case FR -> List.of(Origin.BELGIAN_FR, Origin.BELGIAN_FR, Origin.BELGIAN_NL);
          case NL -> List.of(Origin.BELGIAN_NL, Origin.BELGIAN_NL, Origin.BELGIAN_FR);
          case DE -> List.of(Origin.GERMAN, Origin.GERMAN, Origin.BELGIAN_FR);
          case EN -> List.of(Origin.ENGLISH, Origin.BELGIAN_NL, Origin.BELGIAN_FR);
        };
    return random.nextInt(100) < 45
        ? near.get(random.nextInt(near.size()))
        : Origin.values()[random.nextInt(Origin.values().length)];
  }

  String firstName(Origin origin, RandomGenerator random) {
    return pick(firstNames.get(origin), random);
  }

  String surname(Origin origin, RandomGenerator random) {
    return pick(surnames.get(origin), random);
  }

  private static String pick(List<String> names, RandomGenerator random) {
    return names.get(random.nextInt(names.size()));
  }
}
