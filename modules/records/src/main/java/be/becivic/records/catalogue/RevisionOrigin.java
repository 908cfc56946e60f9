package be.becivic.records.catalogue;

import be.becivic.protocol.text.WireNamed;

/** Whose words a revision carries. */
public enum RevisionOrigin implements WireNamed {
  /** It came with the corpus. */
  SEED,
  /** A maintainer let it in. */
  MAINTAINER,
  /** Somebody proposed it, and nobody but voters has looked at it. */
  COMMUNITY,
  /** The system put an earlier text back, or took one down. */
  ROLLBACK
}
