package be.becivic.intake.internal.screening;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.submission.Submission;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * A submission may be an hour ahead of our clock, or a week behind it (§8.3). What it reports has
 * happened by then, wherever on earth.
 */
public final class TimingCheck {
  private static final Duration AHEAD = Duration.ofHours(1);
  private static final Duration BEHIND = Duration.ofDays(7);

  private TimingCheck() {}

  public static Optional<Rejection> refuse(Parsed parsed) {
    Instant received = parsed.arrival().at();
    if (!isPlausible(parsed.submittedAt(), received)) {
      return Optional.of(
          refusal(
              "/submitted_at",
              "Send the time of sending in UTC; here it is %s."
                  .formatted(received.truncatedTo(ChronoUnit.SECONDS))));
    }
    return findSeen(parsed.submission())
        .filter(day -> day.isAfter(latestDay(received)))
        .map(_ -> refusal("/content/evidence_date", "Send the day it was seen, which has come."));
  }

  private static boolean isPlausible(Instant sent, Instant received) {
    return !sent.isAfter(received.plus(AHEAD)) && !sent.isBefore(received.minus(BEHIND));
  }

  private static Optional<LocalDate> findSeen(Submission submission) {
    return submission instanceof Submission.Concern concern ? concern.seen() : Optional.empty();
  }

  private static LocalDate latestDay(Instant received) {
    return LocalDate.ofInstant(received, ZoneOffset.ofHours(14));
  }

  private static Rejection refusal(String pointer, String remedy) {
    return Rejection.schema(pointer, "timing").pointing(pointer, remedy);
  }
}
