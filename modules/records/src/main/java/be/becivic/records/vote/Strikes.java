package be.becivic.records.vote;

import be.becivic.records.value.Hash;
import java.time.Instant;

/** False alarms held against an address. They count once a person has judged the flag false. */
public interface Strikes {

  /** Notes who flagged, for as long as the review is open. */
  void open(long review, Hash address, Instant at, Instant expiresAt);

  /** The flag was false. */
  int confirm(long review);

  /** The flag was right. */
  int erase(long review);

  /** Confirmed strikes that have not expired. */
  long count(Hash address, Instant now);

  int deleteExpired(Instant now);
}
