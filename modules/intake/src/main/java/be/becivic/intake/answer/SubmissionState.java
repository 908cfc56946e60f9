package be.becivic.intake.answer;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.review.HoldKind;
import java.time.Instant;

/** Where a submission stands, as anyone who knows its id may ask. */
public sealed interface SubmissionState {

  /** It can still be cancelled. */
  record Staged(Instant commitEta) implements SubmissionState {}

  /**
   * It waits until another change of the same thing is settled.
   *
   * @param state whether it can still be cancelled or was let pass by a person
   */
  record Waiting(String state, Instant since) implements SubmissionState {}

  /** It has been accepted. */
  record Committed(Instant at) implements SubmissionState {}

  /** It is a vote that counts. */
  record Applied(Instant at) implements SubmissionState {}

  /** It is a vote that pulled its target. */
  record Quarantined(Target target) implements SubmissionState {}

  /**
   * It waits for a person.
   *
   * @param noticed what the system has to say about it; never submitted text
   */
  record Held(HoldKind kind, String noticed) implements SubmissionState {}

  /** It waited for a person. */
  record Reviewed(String state) implements SubmissionState {}
}
