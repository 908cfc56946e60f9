package be.becivic.records.desk;

import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The sessions of the desk. */
public interface OpenLogins {
  void insert(OpenLogin session);

  Optional<OpenLogin> find(Hash print);

  /** All of them, those opened first in front. */
  List<OpenLogin> list();

  void setSeen(Hash print, Instant at);

  /** Leaves word for the next page, whichever server shows it. */
  void say(Hash print, String said);

  Optional<String> findSaid(Hash print);

  /** What was left is told once. */
  Optional<String> takeSaid(Hash print);

  boolean delete(Hash print);

  int deleteExpired(Instant now);
}
