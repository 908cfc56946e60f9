package be.becivic.records;

import java.util.Optional;

/** The one installation a database belongs to. */
public interface Installations {

  /** Nothing in a database that has not been begun. */
  Optional<Installation> find();

  void put(Installation installation);
}
