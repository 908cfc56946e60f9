package be.becivic.protocol.disguise;

import java.util.Set;

/** Turns a count into features: one for every step it reaches. */
final class Steps {
  private Steps() {}

  static void add(Set<String> features, String name, long count, int... steps) {
    for (int step : steps) {
      if (count >= step) {
        features.add(name + " " + step);
      }
    }
  }
}
