package be.becivic.protocol.scrub;

import java.util.Locale;

/** The form of a text that a rule's pattern is written for. */
public enum TextView {
  /** As sent, and folded. */
  TEXT,
  /** Small letters and digits with one sign between words. */
  WORDS,
  /** Digits in groups. */
  DIGITS,
  /** Digits in groups, with the few letters of codes between them. */
  CODES;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
