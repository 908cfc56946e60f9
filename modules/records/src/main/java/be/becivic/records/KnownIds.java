package be.becivic.records;

import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;

/** Every submission id ever accepted, kept for ever as a hash. */
public interface KnownIds {

  /** Whether this is the first time: of all who claim an id, one gets {@code true}. */
  boolean claim(SubmissionId id, Instant at);

  boolean contains(SubmissionId id);

  /** Takes back a claim that this same write has made. */
  void release(SubmissionId id);
}
