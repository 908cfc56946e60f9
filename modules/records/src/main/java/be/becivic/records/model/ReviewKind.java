package be.becivic.records.model;

import java.util.Locale;

/** Why a person has to look at something. */
public enum ReviewKind {
  INJECTION_FLAG,
  NER_HOLD,
  LINK_HOLD,
  CONTACT_HOLD,
  DRAFT,
  SOURCE_ROT;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
