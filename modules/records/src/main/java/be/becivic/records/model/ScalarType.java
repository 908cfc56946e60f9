package be.becivic.records.model;

import java.util.Locale;

/** The kinds of value the catalogue tracks (§6.3). */
public enum ScalarType {
  NUMBER,
  INTEGER,
  STRING;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
