package be.becivic.training;

import java.util.List;
import java.util.Locale;

/** Where a name is at home; each origin has its first names and its surnames. */
enum NameOrigin {
  BELGIAN_FR,
  BELGIAN_NL,
  GERMAN,
  ENGLISH,
  MAGHREBI,
  AFRICAN,
  TURKISH,
  LEVANT_PERSIAN,
  IBERIAN,
  EAST_EUROPEAN,
  ITALIAN_GREEK,
  ASIAN,
  NORDIC,
  ELSEWHERE;

  List<String> firstNames() {
    return TrainingResources.lines("names/" + file("first"));
  }

  List<String> surnames() {
    return TrainingResources.lines("names/" + file("last"));
  }

  private String file(String kind) {
    return this == ELSEWHERE
        ? "world.txt"
        : name().toLowerCase(Locale.ROOT).replace('_', '-') + "." + kind + ".txt";
  }
}
