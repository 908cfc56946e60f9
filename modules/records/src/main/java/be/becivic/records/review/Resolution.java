package be.becivic.records.review;

import be.becivic.protocol.text.WireNamed;

/** How a review ended. */
public enum Resolution implements WireNamed {
  RELEASED,
  RELEASED_AFTER_EDIT,
  DISCARDED,
  FLAG_UPHELD,
  FLAG_DISMISSED,
  APPROVED,
  REJECTED,
  /** Looked at; nothing more to do. */
  CLOSED
}
