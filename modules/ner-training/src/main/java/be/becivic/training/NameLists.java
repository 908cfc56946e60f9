package be.becivic.training;

import be.becivic.ner.text.ModelLanguage;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;

/** Draws names the way they meet a Belgian counter: half from next door, half from everywhere. */
final class NameLists {
  private final Map<NameOrigin, List<String>> firstNames = new EnumMap<>(NameOrigin.class);
  private final Map<NameOrigin, List<String>> surnames = new EnumMap<>(NameOrigin.class);

  NameLists() {
    for (NameOrigin origin : NameOrigin.values()) {
      firstNames.put(origin, origin.firstNames());
      surnames.put(origin, origin.surnames());
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

  private static String pick(List<String> names, RandomGenerator random) {
    return names.get(random.nextInt(names.size()));
  }
}
