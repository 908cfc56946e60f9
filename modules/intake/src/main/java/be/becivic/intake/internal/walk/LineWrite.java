package be.becivic.intake.internal.walk;

import be.becivic.intake.answer.ItemResult;
import be.becivic.intake.answer.Quota;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.internal.limit.LimitKeys;
import be.becivic.intake.internal.limit.Limits;
import be.becivic.intake.internal.limit.ProposalQueues;
import be.becivic.intake.internal.limit.RefusalBudget;
import be.becivic.intake.internal.limit.Reservation;
import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.receipt.Repeats;
import be.becivic.intake.internal.staging.AnalyticsLog;
import be.becivic.intake.internal.staging.PreparedRow;
import be.becivic.intake.internal.staging.RowBatch;
import be.becivic.intake.internal.vote.PreparedVote;
import be.becivic.intake.internal.vote.VoteCasting;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One transaction for all submissions of a request. Each is let in or refused by itself, unless the
 * address had nothing left when they arrived.
 */
final class LineWrite {
  private final Limits limits;
  private final Repeats repeats;
  private final VoteCasting votes;
  private final ProposalQueues queues;
  private final Tables tables;
  private final LimitKeys keys;
  private final Instant now;
  private final RowBatch rows;
  private final List<SubmissionId> flags = new ArrayList<>();

  LineWrite(
      Limits limits,
      Repeats repeats,
      VoteCasting votes,
      ProposalQueues queues,
      Tables tables,
      LimitKeys keys,
      Instant now) {
    this.limits = limits;
    this.repeats = repeats;
    this.votes = votes;
    this.queues = queues;
    this.tables = tables;
    this.keys = keys;
    this.now = now;
    this.rows = new RowBatch(tables);
  }

  Written run(List<Passage<Prepared>> line) {
    var claims = new IdClaims(tables.knownIds(), ids(line), now);
    Reservation reservation =
        limits.reserve(tables.counters(), keys, now, firstOfEach(claims.fresh(), line));
    Optional<Rejection> exhausted = reservation.refusal();
    if (exhausted.isPresent()) {
      List<Quota> quotas = reservation.settle();
      tables.undo();
      return new Written(new WalkResult.Exhausted(exhausted.get(), quotas), List.of());
    }
    var budget = new RefusalBudget(limits, tables.counters(), keys, now, countRefusals(line));
    var items = new ArrayList<ItemResult>(line.size());
    for (Passage<Prepared> each : line) {
      items.add(
          switch (each) {
            case Passage.At<Prepared>(Prepared prepared) ->
                Departure.resultOf(prepared.parsed(), enter(prepared, claims, reservation));
            case Passage.Left<Prepared>(Departure.Refusal refusal) ->
                refusal.told(budget.tell(refusal.rejection()));
            case Passage.Left<Prepared>(Departure.Repeated repeated) -> repeated.result();
          });
    }
    rows.flush();
    return new Written(new WalkResult.Answered(items, reservation.settle()), List.copyOf(flags));
  }

  private Outcome<Receipt> enter(Prepared prepared, IdClaims claims, Reservation reservation) {
    Parsed parsed = prepared.parsed();
    if (!claims.take(parsed.id())) {
      rows.flush();
      return repeats.answer(tables, parsed.id(), parsed.arrival().origin());
    }
    Optional<Rejection> tooMany = noPlace(prepared).or(() -> reservation.take(parsed.submission()));
    if (tooMany.isPresent()) {
      claims.giveUp(parsed.id());
      return Outcome.refused(tooMany.get());
    }
    return Outcome.ok(write(prepared));
  }

  /** What stands in line before it has to be written to be found. */
  private Optional<Rejection> noPlace(Prepared prepared) {
    if (!(prepared instanceof Prepared.Row(PreparedRow row)) || row.queued().isEmpty()) {
      return Optional.empty();
    }
    rows.flush();
    Parsed parsed = row.parsed();
    return queues.refuse(tables, parsed.submission(), parsed.arrival().origin());
  }

  private Receipt write(Prepared prepared) {
    return switch (prepared) {
      case Prepared.Row(PreparedRow row) -> rows.add(row);
      case Prepared.Vote(PreparedVote vote) -> cast(vote);
      case Prepared.Event(Parsed _, Submission.Analytics event) ->
          AnalyticsLog.record(tables, event, now);
    };
  }

  private Receipt cast(PreparedVote vote) {
    if (vote.row().injectionFlag()) {
      flags.add(vote.row().id());
    }
    return votes.cast(tables, vote);
  }

  private static Set<SubmissionId> ids(List<Passage<Prepared>> line) {
    Set<SubmissionId> ids = new HashSet<>();
    for (Passage<Prepared> each : line) {
      if (each instanceof Passage.At<Prepared>(Prepared prepared)) {
        ids.add(prepared.id());
      }
    }
    return ids;
  }

  /** What will count, if the limits let it: a second one with the same id is a repeat. */
  private static List<Submission> firstOfEach(Set<SubmissionId> ids, List<Passage<Prepared>> line) {
    Set<SubmissionId> left = new HashSet<>(ids);
    var first = new ArrayList<Submission>(ids.size());
    for (Passage<Prepared> each : line) {
      if (each instanceof Passage.At<Prepared>(Prepared prepared) && left.remove(prepared.id())) {
        first.add(prepared.parsed().submission());
      }
    }
    return first;
  }

  private static int countRefusals(List<Passage<Prepared>> line) {
    int refusals = 0;
    for (Passage<Prepared> each : line) {
      refusals += each instanceof Passage.Left<Prepared>(Departure.Refusal _) ? 1 : 0;
    }
    return refusals;
  }
}
