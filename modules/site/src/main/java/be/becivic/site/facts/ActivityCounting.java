package be.becivic.site.facts;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.Tables;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Concern;
import be.becivic.records.content.ProposalState;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.vote.CohortTally;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Adds up what the tables hold. */
final class ActivityCounting {
  private static final int LATEST = 20;

  private final Map<Target, Long> concerns = new LinkedHashMap<>();
  private final List<Instant> concernTimes = new ArrayList<>();
  private final Deque<DecisionRecord> decisions = new ArrayDeque<>();
  private Instant newest = Instant.EPOCH;
  private long votes;

  private final Predicate<Target> counts;

  private ActivityCounting(Predicate<Target> counts) {
    this.counts = counts;
  }

  static ActivitySums of(Tables tables, Predicate<Target> counts) {
    ActivityCounting summing = new ActivityCounting(counts);
    tables.concerns().forEach(summing::add);
    for (TargetType type : TargetType.values()) {
      tables.tallies().list(type).forEach(summing::add);
    }
    tables.decisions().forEach(made -> summing.add(made.decision()));
    Instant since = summing.newest.minus(ActivitySums.RECENT);
    return new ActivitySums(
        summing.newest,
        summing.concernTimes.size(),
        summing.concernTimes.stream().filter(time -> time.isAfter(since)).count(),
        summing.votes,
        tables.amendments().list(ProposalState.PENDING).stream()
            .map(Amendment::target)
            .filter(counts)
            .count(),
        tables.drafts().list(ProposalState.PENDING).size(),
        summing.concerns,
        List.copyOf(summing.decisions));
  }

  private void add(Concern concern) {
    if (!counts.test(concern.target())) {
      return;
    }
    concerns.merge(concern.target(), 1L, Long::sum);
    concernTimes.add(concern.committedAt());
    see(concern.committedAt());
  }

  private void add(CohortTally tally) {
    if (!counts.test(tally.target())) {
      return;
    }
    votes += tally.votes();
    see(tally.lastVoteAt());
  }

  private void add(DecisionRecord decision) {
    if (!counts.test(decision.target())) {
      return;
    }
    decisions.addFirst(decision);
    if (decisions.size() > LATEST) {
      decisions.removeLast();
    }
    see(decision.decidedAt());
  }

  private void see(Instant time) {
    newest = time.isAfter(newest) ? time : newest;
  }
}
