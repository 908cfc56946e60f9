package be.becivic.records.submission;

import be.becivic.protocol.text.WireNamed;

/** What a submitter can be told about a submission (§8.3). */
public enum ReceiptState implements WireNamed {
  STAGED,
  COMMITTED,
  APPLIED,
  QUARANTINED,
  NER_HELD_FOR_REVIEW,
  RELEASED,
  RELEASED_AFTER_EDIT,
  DISCARDED,
  CANCELLED,
  CONFLICT
}
