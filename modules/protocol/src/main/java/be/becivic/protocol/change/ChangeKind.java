package be.becivic.protocol.change;

import be.becivic.protocol.text.WireNamed;

/** Where a change comes from, which decides who may fill in what and who lets it in. */
public enum ChangeKind implements WireNamed {
  AMENDMENT,
  DRAFT,
  /** From an author's or the maintainer's folder or branch. */
  AUTHOR,
  /** Made by the system itself, such as a change of status. */
  SYSTEM;

  /** Whether a person decides even when every check is green (S31). */
  public boolean waitsForMaintainer() {
    return this == DRAFT;
  }
}
