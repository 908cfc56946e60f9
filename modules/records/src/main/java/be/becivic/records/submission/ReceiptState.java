package be.becivic.records.submission;

import java.util.Locale;

/** What a submitter can be told about a submission (§8.3). */
public enum ReceiptState {
  STAGED,
  COMMITTED,
  APPLIED,
  QUARANTINED,
  NER_HELD_FOR_REVIEW,
  RELEASED,
  RELEASED_AFTER_EDIT,
  DISCARDED,
  CANCELLED,
  CONFLICT;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
