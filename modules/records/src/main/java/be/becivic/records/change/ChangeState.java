package be.becivic.records.change;

import be.becivic.protocol.text.WireNamed;

/** How far a change on the forge has come. */
public enum ChangeState implements WireNamed {
  OPEN,
  MERGED,
  CLOSED,
  FAILED
}
