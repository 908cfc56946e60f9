package be.becivic.records.model;

import java.util.Locale;

/** Where a catalogue revision or other artefact stands (§4). */
public enum Status {
  DRAFT,
  ALPHA,
  BETA,
  STABLE,
  QUARANTINED,
  DEPRECATED;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
