package be.becivic.intake;

import be.becivic.protocol.error.Rejection;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A submission may be an hour ahead of our clock, or a week behind it (§8.3). */
final class TimingCheck implements SubmissionCheck {
  private static final Duration AHEAD = Duration.ofHours(1);
  private static final Duration BEHIND = Duration.ofDays(7);

  @Override
  public Optional<Rejection> refuse(Submission submission) {
    Instant sent = submission.submittedAt();
    Instant received = submission.receivedAt();
    boolean plausible =
        !sent.isAfter(received.plus(AHEAD)) && !sent.isBefore(received.minus(BEHIND));
    return plausible ? Optional.empty() : Optional.of(Rejection.schema("/submitted_at", "timing"));
  }
}
