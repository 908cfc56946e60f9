package be.becivic.records.content;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The operator's triage queue. */
public interface FeedbackChannel {
  void insert(FeedbackRow row);

  Optional<FeedbackRow> find(Uid uid);

  Optional<FeedbackRow> findBySubmission(SubmissionId id);

  /** What nobody has looked at yet, oldest first. */
  List<FeedbackRow> listUntriaged(int limit);

  /** The newest, looked at or not. */
  List<FeedbackRow> listNewest(int limit);

  boolean markTriaged(Uid uid, Instant at);

  boolean delete(Uid uid);
}
