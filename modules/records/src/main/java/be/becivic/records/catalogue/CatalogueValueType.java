package be.becivic.records.catalogue;

import java.util.Locale;

/** The kinds of value the catalogue tracks (§6.3). */
public enum CatalogueValueType {
  NUMBER,
  INTEGER,
  STRING;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
