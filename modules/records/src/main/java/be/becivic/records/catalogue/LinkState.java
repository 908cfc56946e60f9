package be.becivic.records.catalogue;

import be.becivic.protocol.text.WireNamed;

/** What came back when a link was tried. */
public enum LinkState implements WireNamed {
  OK,
  /** It answers, at another address from now on. */
  MOVED,
  /** The host answers, but not this request. */
  REFUSED,
  GONE,
  UNREACHABLE;

  /** Whether whoever follows the link gets to read something. */
  public boolean isAlive() {
    return this == OK || this == MOVED;
  }
}
