package be.becivic.records.internal.decision;

import static be.becivic.records.internal.jooq.Tables.PENDING_DECISION;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.decision.PendingDecision;
import be.becivic.records.decision.PendingDecisions;
import be.becivic.records.internal.sql.TargetColumns;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Record;

public final class SqlPendingDecisions implements PendingDecisions {
  private static final TargetColumns TARGET =
      new TargetColumns(PENDING_DECISION.TARGET_TYPE, PENDING_DECISION.TARGET_ID);

  private final DSLContext dsl;

  public SqlPendingDecisions(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public void insert(PendingDecision pending) {
    DecisionRecord decision = pending.decision();
    dsl.insertInto(PENDING_DECISION)
        .set(PENDING_DECISION.CHANGE_ID, pending.change())
        .set(PENDING_DECISION.BASE_COMMIT, pending.baseCommit())
        .set(PENDING_DECISION.TARGET_TYPE, decision.target().type())
        .set(PENDING_DECISION.TARGET_ID, decision.target().id())
        .set(PENDING_DECISION.COHORT, decision.cohort())
        .set(PENDING_DECISION.RULE, decision.rule())
        .set(PENDING_DECISION.FROM_STATUS, decision.from())
        .set(PENDING_DECISION.TO_STATUS, decision.to())
        .set(PENDING_DECISION.INPUTS, decision.inputs())
        .set(PENDING_DECISION.DECIDED_AT, decision.decidedAt())
        .execute();
  }

  @Override
  public Optional<PendingDecision> find(Target target) {
    return dsl.selectFrom(PENDING_DECISION)
        .where(TARGET.is(target))
        .fetchOptional(SqlPendingDecisions::read);
  }

  @Override
  public List<PendingDecision> list() {
    return dsl.selectFrom(PENDING_DECISION)
        .orderBy(PENDING_DECISION.DECIDED_AT, PENDING_DECISION.CHANGE_ID)
        .fetch(SqlPendingDecisions::read);
  }

  @Override
  public boolean delete(String change) {
    return dsl.deleteFrom(PENDING_DECISION).where(PENDING_DECISION.CHANGE_ID.eq(change)).execute()
        == 1;
  }

  private static PendingDecision read(Record row) {
    return new PendingDecision(
        row.get(PENDING_DECISION.CHANGE_ID),
        row.get(PENDING_DECISION.BASE_COMMIT),
        new DecisionRecord(
            TARGET.read(row),
            row.get(PENDING_DECISION.COHORT),
            row.get(PENDING_DECISION.RULE),
            row.get(PENDING_DECISION.FROM_STATUS),
            row.get(PENDING_DECISION.TO_STATUS),
            row.get(PENDING_DECISION.INPUTS),
            row.get(PENDING_DECISION.DECIDED_AT)));
  }
}
