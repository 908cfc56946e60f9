package be.becivic.records.internal.vote;

import static be.becivic.records.internal.jooq.Tables.ARTEFACT_TALLY;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.greatest;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.least;
import static org.jooq.impl.DSL.param;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.internal.sql.TargetList;
import be.becivic.records.vote.CohortTally;
import be.becivic.records.vote.Tallies;
import be.becivic.records.vote.Validation;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.ResultQuery;

public final class SqlTallies implements Tallies {
  private static final TargetColumns TARGET =
      new TargetColumns(ARTEFACT_TALLY.TARGET_TYPE, ARTEFACT_TALLY.TARGET_ID);

  private static final PreparedStatements.Template NOTE =
      dsl ->
          dsl.insertInto(ARTEFACT_TALLY)
              .set(ARTEFACT_TALLY.TARGET_TYPE, param(ARTEFACT_TALLY.TARGET_TYPE))
              .set(ARTEFACT_TALLY.TARGET_ID, param(ARTEFACT_TALLY.TARGET_ID))
              .set(ARTEFACT_TALLY.COHORT, param(ARTEFACT_TALLY.COHORT))
              .set(ARTEFACT_TALLY.CONFIRMS, inline(0))
              .set(ARTEFACT_TALLY.REJECTS, inline(0))
              .set(ARTEFACT_TALLY.FLAGS, inline(0))
              .set(ARTEFACT_TALLY.POST_HANDOFF_CONFIRMS, inline(0))
              .set(ARTEFACT_TALLY.VOTES, inline(1))
              .set(ARTEFACT_TALLY.FIRST_VOTE_AT, param(ARTEFACT_TALLY.FIRST_VOTE_AT))
              .set(ARTEFACT_TALLY.LAST_VOTE_AT, param(ARTEFACT_TALLY.LAST_VOTE_AT))
              .onConflict(
                  ARTEFACT_TALLY.TARGET_TYPE, ARTEFACT_TALLY.TARGET_ID, ARTEFACT_TALLY.COHORT)
              .doUpdate()
              .set(ARTEFACT_TALLY.VOTES, ARTEFACT_TALLY.VOTES.plus(inline(1)))
              .set(
                  ARTEFACT_TALLY.FIRST_VOTE_AT,
                  least(ARTEFACT_TALLY.FIRST_VOTE_AT, excluded(ARTEFACT_TALLY.FIRST_VOTE_AT)))
              .set(
                  ARTEFACT_TALLY.LAST_VOTE_AT,
                  greatest(ARTEFACT_TALLY.LAST_VOTE_AT, excluded(ARTEFACT_TALLY.LAST_VOTE_AT)));

  private static final PreparedStatements.Template MOVE =
      dsl ->
          dsl.update(ARTEFACT_TALLY)
              .set(ARTEFACT_TALLY.CONFIRMS, more(ARTEFACT_TALLY.CONFIRMS))
              .set(ARTEFACT_TALLY.REJECTS, more(ARTEFACT_TALLY.REJECTS))
              .set(ARTEFACT_TALLY.FLAGS, more(ARTEFACT_TALLY.FLAGS))
              .set(ARTEFACT_TALLY.POST_HANDOFF_CONFIRMS, more(ARTEFACT_TALLY.POST_HANDOFF_CONFIRMS))
              .where(TARGET.isGiven())
              .and(ARTEFACT_TALLY.COHORT.eq(param(ARTEFACT_TALLY.COHORT)));

  private static final PreparedStatements.Template FIND =
      dsl ->
          dsl.selectFrom(ARTEFACT_TALLY)
              .where(TARGET.isGiven())
              .and(ARTEFACT_TALLY.COHORT.eq(param(ARTEFACT_TALLY.COHORT)));

  /** Every cohort of some targets. */
  private record About(SortedMap<TargetType, Integer> shape)
      implements PreparedStatements.Template {
    @Override
    public Query over(DSLContext dsl) {
      return listed(dsl, TARGET.isAmong(shape));
    }
  }

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlTallies(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public Optional<CohortTally> find(Target target, String cohort) {
    return prepared.find(FIND, SqlTallies::read, target.type(), target.id(), cohort);
  }

  @Override
  public List<CohortTally> list(Collection<Target> targets) {
    TargetList about = TargetList.of(targets);
    return prepared.list(new About(about.shape()), SqlTallies::read, about.values().toArray());
  }

  @Override
  public List<CohortTally> list(TargetType type) {
    return listed(dsl, ARTEFACT_TALLY.TARGET_TYPE.eq(type)).fetch(SqlTallies::read);
  }

  @Override
  public Optional<CohortTally> recount(Target target, String cohort) {
    return new Recount(dsl, new Voices(dsl, prepared)).of(target, cohort);
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
    prepared.update(
        NOTE,
        vote.target().type(),
        vote.target().id(),
        vote.cohort(),
        vote.appliedAt(),
        vote.appliedAt());
  }

  /** Lets what a prefix says now take the place of what it said before. */
  void move(Target target, String cohort, Tally before, Tally now) {
    if (!before.equals(now)) {
      prepared.update(
          MOVE,
          now.confirms() - before.confirms(),
          now.rejects() - before.rejects(),
          now.injectionFlags() - before.injectionFlags(),
          now.postHandoffConfirms() - before.postHandoffConfirms(),
          target.type(),
          target.id(),
          cohort);
    }
  }

  private static Field<Integer> more(Field<Integer> count) {
    return count.plus(param(count));
  }

  private static ResultQuery<?> listed(DSLContext dsl, Condition which) {
    return dsl.selectFrom(ARTEFACT_TALLY)
        .where(which)
        .orderBy(
            ARTEFACT_TALLY.TARGET_TYPE, ARTEFACT_TALLY.TARGET_ID, ARTEFACT_TALLY.FIRST_VOTE_AT);
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
