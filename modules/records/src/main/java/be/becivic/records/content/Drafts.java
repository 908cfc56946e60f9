package be.becivic.records.content;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Committed proposals of new artefacts. */
public interface Drafts {
  void insert(Draft draft);

  Optional<Draft> find(Uid uid);

  Optional<Draft> findBySubmission(SubmissionId id);

  /** All in a state, oldest first. */
  List<Draft> list(ProposalState state);

  /** All that propose the same artefact, oldest first. */
  List<Draft> list(Target proposed);

  /** Moves it on, unless it is no longer in the state it is moved from. */
  boolean setState(Uid uid, ProposalState from, ProposalState to, Instant at);

  /** Hands over every row in the order of its uid, without holding them all. */
  void forEach(Consumer<? super Draft> each);

  /** Retracts a row; its number is not used again. */
  boolean delete(Uid uid);
}
