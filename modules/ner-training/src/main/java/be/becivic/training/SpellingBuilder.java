package be.becivic.training;

import be.becivic.ner.lexicon.NerResources;
import be.becivic.ner.lexicon.Spelling;
import be.becivic.ner.text.LookupKey;
import be.becivic.ner.text.ModelLanguage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Learns from the lists how names are spelled and how words, places and brands are. */
final class SpellingBuilder {
  private static final int EPOCHS = 4;
  private static final int MARGIN = 6;
  private static final int BRAND_REPEATS = 6;

  private record Case(String key, int sign) {}

  private final int[] weights = new int[Spelling.SLOTS];
  private final long[] sums = new long[Spelling.SLOTS];
  private final int[] touched = new int[Spelling.SLOTS];
  private int clock = 1;

  static Spelling build(long seed) {
    var builder = new SpellingBuilder();
    List<Case> cases = cases();
    var random = new Random(seed);
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      Collections.shuffle(cases, random);
      cases.forEach(builder::learn);
    }
    return builder.spelling();
  }

  private static List<Case> cases() {
    var cases = new ArrayList<Case>();
    for (NameOrigin origin : NameOrigin.values()) {
      origin.firstNames().forEach(name -> addParts(cases, name, 1));
      for (int i = 0; i < 2; i++) {
        origin.surnames().forEach(name -> addParts(cases, name, 1));
      }
    }
    for (ModelLanguage language : ModelLanguage.values()) {
      for (String tier : List.of("common", "known")) {
        TrainingResources.lines("words/" + language.code() + "." + tier + ".txt")
            .forEach(word -> cases.add(new Case(LookupKey.of(word), -1)));
      }
    }
    for (int i = 0; i < BRAND_REPEATS; i++) {
      NerResources.lines("things.txt").forEach(name -> addParts(cases, name, -1));
      NerResources.lines("places.txt").forEach(name -> addParts(cases, name, -1));
    }
    return cases;
  }

  private static void addParts(List<Case> cases, String name, int sign) {
    for (String part : name.split("[ -]")) {
      if (part.length() > 2) {
        cases.add(new Case(LookupKey.of(part), sign));
      }
    }
  }

  private void learn(Case example) {
    int[] sum = {0};
    Spelling.forEachPiece(example.key(), slot -> sum[0] += weights[slot]);
    if (sum[0] * example.sign() < MARGIN) {
      Spelling.forEachPiece(
          example.key(),
          slot -> {
            sums[slot] += (long) weights[slot] * (clock - touched[slot]);
            touched[slot] = clock;
            weights[slot] += example.sign();
          });
    }
    clock++;
  }

  private Spelling spelling() {
    byte[] rounded = new byte[Spelling.SLOTS];
    for (int slot = 0; slot < rounded.length; slot++) {
      double average =
          (double) (sums[slot] + (long) weights[slot] * (clock - touched[slot])) / clock;
      rounded[slot] = (byte) Math.clamp(Math.round(average * 4), -127, 127);
    }
    return new Spelling(rounded);
  }
}
