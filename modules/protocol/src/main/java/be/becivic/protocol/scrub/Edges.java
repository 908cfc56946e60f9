package be.becivic.protocol.scrub;

import be.becivic.protocol.text.WireNamed;

/** What may not stand right before or after a candidate. */
public enum Edges implements WireNamed {
  NONE,
  DIGIT,
  ALPHANUMERIC;

  boolean allow(String view, int at) {
    if (this == NONE || at < 0 || at >= view.length()) {
      return true;
    }
    char beside = view.charAt(at);
    boolean isDigit = beside >= '0' && beside <= '9';
    return !isDigit && (this == DIGIT || beside < 'a' || beside > 'z');
  }
}
