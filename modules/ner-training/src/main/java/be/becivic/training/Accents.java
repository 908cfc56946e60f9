package be.becivic.training;

import java.text.Normalizer;

/** Writes a text as someone does whose keyboard has no accents. */
final class Accents {
  private Accents() {}

  static String without(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{Mn}+", "");
  }
}
