package be.becivic.records.content;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Version;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** Committed ratings. */
public interface Ratings {
  void insert(Rating rating);

  Optional<Rating> find(Uid uid);

  Optional<Rating> findBySubmission(SubmissionId id);

  RatingSummary summarise(TargetType type);

  /** Those given to any version of a line and committed since a time. */
  RatingSummary summarise(Target target, Version.Line line, Instant since);

  /** Hands over every row in the order of its uid, without holding them all. */
  void forEach(Consumer<? super Rating> each);

  /** Retracts a row; its number is not used again. */
  boolean delete(Uid uid);
}
