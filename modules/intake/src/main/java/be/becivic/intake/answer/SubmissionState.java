package be.becivic.intake.answer;

import be.becivic.protocol.feedback.Target;
import java.time.Instant;

/** Where a submission stands, as anyone who knows its id may ask. */
public sealed interface SubmissionState {

  /** It can still be cancelled. */
  record Staged(Instant commitEta) implements SubmissionState {}

  /** It has been accepted. */
  record Committed(Instant at) implements SubmissionState {}

  /** It is a vote that counts. */
  record Applied(Instant at) implements SubmissionState {}

  /** It is a vote that pulled its target. */
  record Quarantined(Target target) implements SubmissionState {}

  /** It waited for a person, or does so still. */
  record Reviewed(String state) implements SubmissionState {}
}
