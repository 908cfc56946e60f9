package be.becivic.records.submission;

import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.Collection;
import java.util.Set;

/** Every submission id ever accepted, kept for ever as a hash. */
public interface KnownIds {

  /** Whether this is the first time: of all who claim an id, one gets {@code true}. */
  default boolean claim(SubmissionId id, Instant at) {
    return !claim(Set.of(id), at).isEmpty();
  }

  /** Those of several for which it is the first time. */
  Set<SubmissionId> claim(Collection<SubmissionId> ids, Instant at);

  default boolean contains(SubmissionId id) {
    return !filterKnown(Set.of(id)).isEmpty();
  }

  /** Those that have been claimed. */
  Set<SubmissionId> filterKnown(Collection<SubmissionId> ids);

  /** Takes back a claim that this same write has made. */
  void release(SubmissionId id);
}
