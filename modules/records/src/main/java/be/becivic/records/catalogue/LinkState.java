package be.becivic.records.catalogue;

import java.util.Locale;

/** What came back when a link was tried. */
public enum LinkState {
  OK,
  /** It answers, at another address from now on. */
  MOVED,
  /** The host answers, but not this request. */
  REFUSED,
  GONE,
  UNREACHABLE;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether whoever follows the link gets to read something. */
  public boolean isAlive() {
    return this == OK || this == MOVED;
  }
}
