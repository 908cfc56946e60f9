package be.becivic.records;

import be.becivic.protocol.id.Uid;

/** The only source of uids: each kind counts up from one, and no number comes twice. */
public interface Uids {
  Uid mint(Uid.Kind kind);

  /** Keeps a number that came from elsewhere, such as a snapshot, from being minted again. */
  void reserveThrough(Uid uid);

  /** The number minted or reserved last; zero when there is none. */
  long last(Uid.Kind kind);
}
