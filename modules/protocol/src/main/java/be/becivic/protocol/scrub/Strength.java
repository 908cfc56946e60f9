package be.becivic.protocol.scrub;

import be.becivic.protocol.text.WireNamed;

/** What becomes of a text in which a rule finds something. */
public enum Strength implements WireNamed {
  /** It is refused. */
  STRONG,
  /** A person looks at it first. */
  WEAK
}
