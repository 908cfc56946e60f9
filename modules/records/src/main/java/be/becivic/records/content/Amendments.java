package be.becivic.records.content;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.value.Slice;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Committed amendments. */
public interface Amendments {
  void insert(Amendment amendment);

  Optional<Amendment> find(Uid uid);

  Optional<Amendment> findBySubmission(SubmissionId id);

  /** All in a state, oldest first. */
  List<Amendment> list(ProposalState state);

  /** All in a state on any of the targets, newest first. */
  List<Amendment> list(Collection<Target> targets, ProposalState state);

  /** A part of all in a state, highest number first. */
  List<Amendment> list(ProposalState state, Slice slice);

  /** A part of those in a state on any of the targets, highest number first. */
  List<Amendment> list(Collection<Target> targets, ProposalState state, Slice slice);

  /** Moves it on, unless it is no longer in the state it is moved from. */
  boolean setState(Uid uid, ProposalState from, ProposalState to, Instant at);

  /** Hands over every row in the order of its uid, without holding them all. */
  void forEach(Consumer<? super Amendment> each);

  /** Retracts a row; its number is not used again. */
  boolean delete(Uid uid);
}
