package be.becivic.records.content;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.value.Slice;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Committed concerns. */
public interface Concerns {
  void insert(Concern concern);

  Optional<Concern> find(Uid uid);

  Optional<Concern> findBySubmission(SubmissionId id);

  /** All on any of the targets, newest first. */
  List<Concern> list(Collection<Target> targets);

  /** A part of all there are, highest number first. */
  List<Concern> list(ConcernFilter filter, Slice slice);

  /** A part of those on any of the targets, highest number first. */
  List<Concern> list(Collection<Target> targets, ConcernFilter filter, Slice slice);

  /** Hands over every row in the order of its uid, without holding them all. */
  void forEach(Consumer<? super Concern> each);

  /** Retracts a row; its number is not used again. */
  boolean delete(Uid uid);
}
