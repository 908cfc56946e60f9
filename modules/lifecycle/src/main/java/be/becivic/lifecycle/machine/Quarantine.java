package be.becivic.lifecycle.machine;

import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Pulls what someone flags as an injection at once, and holds false alarms against them. */
public final class Quarantine {
  private static final Duration STRIKE_LIFE = Duration.ofDays(365);
  private static final int STRIKES_TO_BAN = 3;

  private final Records records;
  private final StateMachine machine;
  private final InstantSource clock;

  public Quarantine(Records records, StateMachine machine, InstantSource clock) {
    this.records = records;
    this.machine = machine;
    this.clock = clock;
  }

  /**
   * Acts on a vote that flags an injection. What fails here the next tick makes good, since the
   * vote itself asks for a look.
   *
   * @param flagger the address that flagged, the same for all its flags
   */
  public Tick flagged(SubmissionId vote, Hash flagger) {
    return hold(vote, flagger).map(machine::decide).orElseGet(Tick::nothing);
  }

  /** The same without waiting for git: the text is gone for readers, its commit is under way. */
  public Tick takeDown(SubmissionId vote, Hash flagger) {
    return hold(vote, flagger).map(machine::begin).orElseGet(Tick::nothing);
  }

  private Optional<Target> hold(SubmissionId vote, Hash flagger) {
    Instant now = clock.instant();
    return records.write(
        tables ->
            tables
                .validations()
                .find(vote)
                .filter(Validation::injectionFlag)
                .map(Validation::target)
                .filter(flagged -> holdAgainst(tables, flagged, vote, flagger, now)));
  }

  private static boolean holdAgainst(
      Tables tables, Target target, SubmissionId vote, Hash flagger, Instant now) {
    ReviewItem review = FlagReviews.openOrFind(tables, target, vote, now);
    if (review.resolution().isEmpty()) {
      tables.strikes().open(review.id(), flagger, now, now.plus(STRIKE_LIFE));
    }
    return true;
  }

  /**
   * Takes a person's judgement. A right flag is forgotten with its flagger; a false one counts
   * against them, and what it pulled is put back unless other flags keep it down.
   */
  public Outcome<Tick> judge(long review, FlagJudgement judgement) {
    Instant now = clock.instant();
    Optional<Target> target = records.write(tables -> judge(tables, review, judgement, now));
    return target
        .map(
            judged ->
                judgement == FlagJudgement.FALSE_ALARM ? machine.reinstate(judged) : Tick.nothing())
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }

  private static Optional<Target> judge(
      Tables tables, long review, FlagJudgement judgement, Instant now) {
    boolean isRight = judgement == FlagJudgement.RIGHT;
    Resolution resolution = isRight ? Resolution.FLAG_UPHELD : Resolution.FLAG_DISMISSED;
    Optional<ReviewItem> item =
        tables
            .review()
            .find(review)
            .filter(open -> open.kind() == ReviewKind.INJECTION_FLAG)
            .filter(_ -> tables.review().resolve(review, resolution, now));
    item.ifPresent(
        _ -> {
          MaintainerLog.append(
              tables,
              MaintainerLog.reviewSubject(review),
              "maintainer_judge",
              MaintainerLog.inputs().put("review", review).put("resolution", resolution.wireName()),
              now);
          if (isRight) {
            tables.strikes().erase(review);
          } else {
            tables.strikes().confirm(review);
          }
        });
    return item.flatMap(ReviewItem::target);
  }

  /** Whether an address has cried wolf too often. */
  public boolean isBanned(Hash flagger) {
    Instant now = clock.instant();
    return records.read(tables -> tables.strikes().count(flagger, now)) >= STRIKES_TO_BAN;
  }
}
