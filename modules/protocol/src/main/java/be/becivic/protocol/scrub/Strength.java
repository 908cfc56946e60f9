package be.becivic.protocol.scrub;

import java.util.Locale;

/** What becomes of a text in which a rule finds something. */
public enum Strength {
  /** It is refused. */
  STRONG,
  /** A person looks at it first. */
  WEAK;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
