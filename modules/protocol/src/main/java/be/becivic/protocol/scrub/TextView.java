package be.becivic.protocol.scrub;

import be.becivic.protocol.text.WireNamed;

/** The form of a text that a rule's pattern is written for. */
public enum TextView implements WireNamed {
  /** As sent, and folded. */
  TEXT,
  /** Small letters and digits with one sign between words. */
  WORDS,
  /** Digits in groups. */
  DIGITS,
  /** Digits in groups, with the few letters of codes between them. */
  CODES,
  /** All digits, whatever stands between them, and marks of words about them. */
  GATHERED
}
