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
import java.util.ArrayList;
import java.util.List;

/** The limits of §8.3, counted in the same transaction that stores what they let through. */
public final class Limits {
  private static final Hash EVERYONE = Hash.sha256(new byte[0]);

  private final LimitSettings settings;
  private final int prefixFactor;

  /**
   * @param prefixFactor how many times the limits of one network hold for all those of a prefix
   */
  public Limits(LimitSettings settings, int prefixFactor) {
    this.settings = settings;
    this.prefixFactor = prefixFactor;
  }

  /**
   * How many of those asked for are within a limit.
   *
   * @param beyond what the others are told
   */
  public record Grant(int granted, Rejection beyond, Quota left) {}

  /** Sets aside what these submissions may use up. */
  public Reservation reserve(
      Counters counters, LimitKeys keys, Instant now, List<Submission> submissions) {
    List<Part> parts = new ArrayList<>(parts("", keys.address(), keys.factor(), true));
    keys.prefix()
        .ifPresent(
            prefix ->
                parts.addAll(parts("prefix-", prefix, (long) keys.factor() * prefixFactor, false)));
    parts.add(
        new Part(
            LimitMeter.hourly("everyone", EVERYONE, settings.globalPerHour()), _ -> true, false));
    return Reservation.of(counters, now, submissions, parts);
  }

  private List<Part> parts(String scope, Hash key, long factor, boolean isOwn) {
    return List.of(
        new Part(
            LimitMeter.daily(scope + "day", key, factor * settings.perDay()), _ -> true, isOwn),
        new Part(
            LimitMeter.hourly(scope + "hour", key, factor * settings.burstPerHour()),
            _ -> true,
            isOwn),
        new Part(
            LimitMeter.daily(scope + "validations", key, factor * settings.validationsPerDay()),
            Submission.Validation.class::isInstance,
            isOwn),
        new Part(
            LimitMeter.daily(scope + "flags", key, factor * settings.flagsPerDay()),
            Limits::isFlag,
            isOwn));
  }

  /** Refusals have a budget of their own; beyond it the answer no longer says what was wrong. */
  public Grant countRefusals(Counters counters, LimitKeys keys, Instant now, int refusals) {
    return grant("refused", settings.rejectionsPerDay(), counters, keys, now, refusals);
  }

  public Grant countDryRuns(Counters counters, LimitKeys keys, Instant now, int items) {
    return grant("validate", settings.validatePerDay(), counters, keys, now, items);
  }

  /** A network has no more left than its prefix. */
  private Grant grant(
      String policy, long limit, Counters counters, LimitKeys keys, Instant now, int asked) {
    Grant own =
        grant(
            LimitMeter.daily(policy, keys.address(), keys.factor() * limit), counters, now, asked);
    return keys.prefix()
        .map(
            prefix ->
                grant(
                    LimitMeter.daily(
                        "prefix-" + policy, prefix, (long) keys.factor() * prefixFactor * limit),
                    counters,
                    now,
                    asked))
        .filter(shared -> shared.granted() < own.granted())
        .map(shared -> new Grant(shared.granted(), shared.beyond(), own.left()))
        .orElse(own);
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
