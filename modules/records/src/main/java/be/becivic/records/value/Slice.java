package be.becivic.records.value;

import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.Optional;

/**
 * A part of a list that runs from the highest number down.
 *
 * @param since leaves out what was committed earlier
 * @param before leaves out this number and those above it
 */
public record Slice(Optional<Instant> since, Optional<Uid> before, int limit) {
  public Slice {
    if (limit < 1) {
      throw new IllegalArgumentException("a slice has room for one at least");
    }
  }
}
