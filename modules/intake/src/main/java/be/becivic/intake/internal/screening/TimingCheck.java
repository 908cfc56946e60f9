package be.becivic.intake.internal.screening;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.protocol.error.Rejection;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** A submission may be an hour ahead of our clock, or a week behind it (§8.3). */
public final class TimingCheck {
  private static final Duration AHEAD = Duration.ofHours(1);
  private static final Duration BEHIND = Duration.ofDays(7);

  private TimingCheck() {}

  public static Optional<Rejection> refuse(Parsed parsed) {
    Instant sent = parsed.submittedAt();
    Instant received = parsed.arrival().at();
    boolean isPlausible =
        !sent.isAfter(received.plus(AHEAD)) && !sent.isBefore(received.minus(BEHIND));
    return isPlausible
        ? Optional.empty()
        : Optional.of(
            Rejection.schema("/submitted_at", "timing")
                .pointing(
                    "/submitted_at",
                    "Send the time of sending in UTC; here it is %s."
                        .formatted(received.truncatedTo(ChronoUnit.SECONDS))));
  }
}
