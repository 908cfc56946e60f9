package be.becivic.intake.internal.walk;

import be.becivic.intake.internal.limit.LimitKeys;
import be.becivic.intake.internal.limit.Limits;
import be.becivic.intake.internal.limit.ProposalQueues;
import be.becivic.intake.internal.limit.RefusalBudget;
import be.becivic.intake.internal.receipt.Repeats;
import be.becivic.intake.internal.vote.PreparedVote;
import be.becivic.intake.internal.vote.VoteCasting;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.Tables;
import java.time.Instant;
import java.util.List;

/** The last step: limits, ids and rows, in one transaction. */
public final class Writing {
  private final Limits limits;
  private final Resolving resolving;
  private final Preparing preparing;
  private final VoteCasting votes;
  private final ProposalQueues queues;
  private final Repeats repeats;
  private final RepeatLookup lookup;

  public Writing(
      Limits limits,
      Resolving resolving,
      Preparing preparing,
      VoteCasting votes,
      ProposalQueues queues,
      Repeats repeats,
      RepeatLookup lookup) {
    this.limits = limits;
    this.resolving = resolving;
    this.preparing = preparing;
    this.votes = votes;
    this.queues = queues;
    this.repeats = repeats;
    this.lookup = lookup;
  }

  Written write(Tables tables, List<Passage<Prepared>> line, LimitKeys keys, Instant now) {
    return new LineWrite(limits, repeats, votes, queues, tables, keys, now)
        .run(current(tables, line));
  }

  Rejection refuse(Tables tables, Rejection rejection, LimitKeys keys, Instant now) {
    return new RefusalBudget(limits, tables.counters(), keys, now, 1).tell(rejection);
  }

  /** What was resolved by reading is resolved again where something came in between. */
  private List<Passage<Prepared>> current(Tables tables, List<Passage<Prepared>> line) {
    boolean isCurrent = line.stream().allMatch(each -> isCurrent(tables, each));
    return isCurrent
        ? line
        : lookup.answerRefused(tables, Passage.stepAll(line, each -> renewed(tables, each)));
  }

  private boolean isCurrent(Tables tables, Passage<Prepared> passage) {
    return !(passage instanceof Passage.At<Prepared>(Prepared.Vote(PreparedVote vote)))
        || resolving.stillHolds(tables, vote);
  }

  private Outcome<Prepared> renewed(Tables tables, Prepared prepared) {
    return prepared instanceof Prepared.Vote(PreparedVote vote)
            && !resolving.stillHolds(tables, vote)
        ? resolving.resolve(tables, new Screened.Vote(vote.uncast())).map(preparing::prepare)
        : Outcome.ok(prepared);
  }
}
