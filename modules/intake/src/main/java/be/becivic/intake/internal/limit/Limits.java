package be.becivic.intake.internal.limit;

import be.becivic.intake.answer.Quota;
import be.becivic.intake.internal.limit.Reservation.Part;
import be.becivic.intake.setup.LimitSettings;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Counters;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.List;

/** The limits of §8.3, counted in the same transaction that stores what they let through. */
public final class Limits {
  private static final Hash EVERYONE = Hash.sha256(new byte[0]);

  private final LimitSettings settings;

  public Limits(LimitSettings settings) {
    this.settings = settings;
  }

  /**
   * How many of those asked for are within a limit.
   *
   * @param beyond what the others are told
   */
  public record Grant(int granted, Rejection beyond, Quota left) {}

  /** Sets aside what these submissions may use up. */
  public Reservation reserve(
      Counters counters, Hash address, Instant now, List<Submission> submissions) {
    return Reservation.of(
        counters,
        now,
        submissions,
        List.of(
            new Part(LimitMeter.daily("day", address, settings.perDay()), _ -> true, true),
            new Part(LimitMeter.hourly("hour", address, settings.burstPerHour()), _ -> true, true),
            new Part(
                LimitMeter.daily("validations", address, settings.validationsPerDay()),
                Submission.Validation.class::isInstance,
                true),
            new Part(
                LimitMeter.daily("flags", address, settings.flagsPerDay()), Limits::isFlag, true),
            new Part(
                LimitMeter.hourly("everyone", EVERYONE, settings.globalPerHour()),
                _ -> true,
                false)));
  }

  /** Refusals have a budget of their own; beyond it the answer no longer says what was wrong. */
  public Grant countRefusals(Counters counters, Hash address, Instant now, int refusals) {
    return grant(
        LimitMeter.daily("refused", address, settings.rejectionsPerDay()), counters, now, refusals);
  }

  public Grant countDryRuns(Counters counters, Hash address, Instant now, int items) {
    return grant(
        LimitMeter.daily("validate", address, settings.validatePerDay()), counters, now, items);
  }

  private static boolean isFlag(Submission submission) {
    return submission instanceof Submission.Validation vote && vote.flagsInjection();
  }

  private static Grant grant(LimitMeter meter, Counters counters, Instant now, int asked) {
    long used = meter.add(counters, now, asked);
    long granted = Math.clamp(meter.limit() - (used - asked), 0, asked);
    return new Grant((int) granted, tooMany(meter, counters, now), meter.quota(used, now));
  }

  static Rejection tooMany(LimitMeter meter, Counters counters, Instant now) {
    return Rejection.retryLater(ErrorCategory.RATE_LIMIT_EXCEEDED, meter.untilSome(counters, now));
  }
}
