package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.ARTEFACT_TALLY;
import static org.jooq.impl.DSL.greatest;
import static org.jooq.impl.DSL.least;
import static org.jooq.impl.DSL.val;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.Tallies;
import be.becivic.records.model.CohortTally;
import be.becivic.records.model.Target;
import be.becivic.records.model.Validation;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Record;

final class SqlTallies implements Tallies {
  private static final TargetColumns TARGET =
      new TargetColumns(ARTEFACT_TALLY.TARGET_TYPE, ARTEFACT_TALLY.TARGET_ID);

  private final DSLContext dsl;

  SqlTallies(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public Optional<CohortTally> find(Target target, String cohort) {
    return dsl.selectFrom(ARTEFACT_TALLY)
        .where(cohort(target, cohort))
        .fetchOptional(SqlTallies::read);
  }

  @Override
  public List<CohortTally> list(Collection<Target> targets) {
    return list(TARGET.in(targets));
  }

  @Override
  public List<CohortTally> list(TargetType type) {
    return list(ARTEFACT_TALLY.TARGET_TYPE.eq(type));
  }

  @Override
  public Optional<CohortTally> recount(Target target, String cohort) {
    return new Recount(dsl).of(target, cohort);
  }

  @Override
  public void restore(CohortTally tally) {
    dsl.insertInto(ARTEFACT_TALLY)
        .set(ARTEFACT_TALLY.TARGET_TYPE, tally.target().type())
        .set(ARTEFACT_TALLY.TARGET_ID, tally.target().id())
        .set(ARTEFACT_TALLY.COHORT, tally.cohort())
        .set(ARTEFACT_TALLY.CONFIRMS, tally.counts().confirms())
        .set(ARTEFACT_TALLY.REJECTS, tally.counts().rejects())
        .set(ARTEFACT_TALLY.FLAGS, tally.counts().injectionFlags())
        .set(ARTEFACT_TALLY.POST_HANDOFF_CONFIRMS, tally.counts().postHandoffConfirms())
        .set(ARTEFACT_TALLY.VOTES, tally.votes())
        .set(ARTEFACT_TALLY.FIRST_VOTE_AT, tally.firstVoteAt())
        .set(ARTEFACT_TALLY.LAST_VOTE_AT, tally.lastVoteAt())
        .execute();
  }

  /** Counts the vote itself, which also makes other voters on the cohort wait for this one. */
  void noteVote(Validation vote) {
    dsl.insertInto(ARTEFACT_TALLY)
        .set(ARTEFACT_TALLY.TARGET_TYPE, vote.target().type())
        .set(ARTEFACT_TALLY.TARGET_ID, vote.target().id())
        .set(ARTEFACT_TALLY.COHORT, vote.cohort())
        .set(ARTEFACT_TALLY.CONFIRMS, 0)
        .set(ARTEFACT_TALLY.REJECTS, 0)
        .set(ARTEFACT_TALLY.FLAGS, 0)
        .set(ARTEFACT_TALLY.POST_HANDOFF_CONFIRMS, 0)
        .set(ARTEFACT_TALLY.VOTES, 1)
        .set(ARTEFACT_TALLY.FIRST_VOTE_AT, vote.appliedAt())
        .set(ARTEFACT_TALLY.LAST_VOTE_AT, vote.appliedAt())
        .onConflict(ARTEFACT_TALLY.TARGET_TYPE, ARTEFACT_TALLY.TARGET_ID, ARTEFACT_TALLY.COHORT)
        .doUpdate()
        .set(ARTEFACT_TALLY.VOTES, ARTEFACT_TALLY.VOTES.plus(1))
        .set(
            ARTEFACT_TALLY.FIRST_VOTE_AT,
            least(
                ARTEFACT_TALLY.FIRST_VOTE_AT, val(vote.appliedAt(), ARTEFACT_TALLY.FIRST_VOTE_AT)))
        .set(
            ARTEFACT_TALLY.LAST_VOTE_AT,
            greatest(
                ARTEFACT_TALLY.LAST_VOTE_AT, val(vote.appliedAt(), ARTEFACT_TALLY.LAST_VOTE_AT)))
        .execute();
  }

  /** Lets an address's new ballot take the place of its previous one. */
  CohortTally move(Target target, String cohort, Optional<Ballot> previous, Ballot next) {
    return dsl.update(ARTEFACT_TALLY)
        .set(
            ARTEFACT_TALLY.CONFIRMS,
            ARTEFACT_TALLY.CONFIRMS.plus(difference(previous, next, Ballot::confirms)))
        .set(
            ARTEFACT_TALLY.REJECTS,
            ARTEFACT_TALLY.REJECTS.plus(difference(previous, next, Ballot::rejects)))
        .set(
            ARTEFACT_TALLY.FLAGS,
            ARTEFACT_TALLY.FLAGS.plus(difference(previous, next, Ballot::flags)))
        .set(
            ARTEFACT_TALLY.POST_HANDOFF_CONFIRMS,
            ARTEFACT_TALLY.POST_HANDOFF_CONFIRMS.plus(
                difference(previous, next, Ballot::postHandoffConfirms)))
        .where(cohort(target, cohort))
        .returning()
        .fetchSingle(SqlTallies::read);
  }

  private static int difference(
      Optional<Ballot> previous, Ballot next, ToIntFunction<Ballot> part) {
    return part.applyAsInt(next) - previous.map(part::applyAsInt).orElse(0);
  }

  private List<CohortTally> list(Condition which) {
    return dsl.selectFrom(ARTEFACT_TALLY)
        .where(which)
        .orderBy(ARTEFACT_TALLY.TARGET_TYPE, ARTEFACT_TALLY.TARGET_ID, ARTEFACT_TALLY.FIRST_VOTE_AT)
        .fetch(SqlTallies::read);
  }

  private static Condition cohort(Target target, String cohort) {
    return TARGET.is(target).and(ARTEFACT_TALLY.COHORT.eq(cohort));
  }

  private static CohortTally read(Record row) {
    return new CohortTally(
        TARGET.read(row),
        row.get(ARTEFACT_TALLY.COHORT),
        new Tally(
            row.get(ARTEFACT_TALLY.CONFIRMS),
            row.get(ARTEFACT_TALLY.REJECTS),
            row.get(ARTEFACT_TALLY.FLAGS),
            row.get(ARTEFACT_TALLY.POST_HANDOFF_CONFIRMS)),
        row.get(ARTEFACT_TALLY.VOTES),
        row.get(ARTEFACT_TALLY.FIRST_VOTE_AT),
        row.get(ARTEFACT_TALLY.LAST_VOTE_AT));
  }
}
