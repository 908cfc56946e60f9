package be.becivic.records.review;

import java.util.Locale;

/** How a review ended. */
public enum Resolution {
  RELEASED,
  RELEASED_AFTER_EDIT,
  DISCARDED,
  FLAG_UPHELD,
  FLAG_DISMISSED,
  APPROVED,
  REJECTED,
  /** Looked at; nothing more to do. */
  CLOSED;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
