package be.becivic.records.internal.decision;

import static be.becivic.records.internal.jooq.Tables.DECISION;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.decision.ChainHead;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.decision.Decisions;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.ResultRows;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.internal.tables.Sequence;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.jooq.exception.DataTypeException;

public final class SqlDecisions implements Decisions {
  private static final TargetColumns TARGET =
      new TargetColumns(DECISION.TARGET_TYPE, DECISION.TARGET_ID);

  private static final PreparedStatements.Template ABOUT =
      dsl -> dsl.selectFrom(DECISION).where(TARGET.isGiven()).orderBy(DECISION.SEQ);

  private final DSLContext dsl;
  private final PreparedStatements prepared;
  private final Sequence sequence;

  public SqlDecisions(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
    this.sequence = new Sequence(dsl, "decision");
  }

  @Override
  public ChainedDecision append(DecisionRecord decision) {
    long seq = sequence.next();
    ChainedDecision chained = DecisionChain.link(seq, decision, hashBefore(seq));
    dsl.insertInto(DECISION)
        .set(DECISION.SEQ, seq)
        .set(DECISION.TARGET_TYPE, decision.target().type())
        .set(DECISION.TARGET_ID, decision.target().id())
        .set(DECISION.COHORT, decision.cohort())
        .set(DECISION.RULE, decision.rule())
        .set(DECISION.FROM_STATUS, decision.from())
        .set(DECISION.TO_STATUS, decision.to())
        .set(DECISION.INPUTS, decision.inputs())
        .set(DECISION.DECIDED_AT, decision.decidedAt())
        .set(DECISION.PREVIOUS_HASH, chained.previous())
        .set(DECISION.HASH, chained.hash())
        .execute();
    return chained;
  }

  @Override
  public List<ChainedDecision> list(Target target) {
    return prepared.list(ABOUT, SqlDecisions::read, target.type(), target.id());
  }

  @Override
  public long countSince(String rule, Instant fromInclusive) {
    return dsl.fetchCount(
        DECISION, DECISION.RULE.eq(rule).and(DECISION.DECIDED_AT.greaterOrEqual(fromInclusive)));
  }

  @Override
  public void forEach(Consumer<? super ChainedDecision> each) {
    ResultRows.stream(dsl.selectFrom(DECISION).orderBy(DECISION.SEQ), SqlDecisions::read, each);
  }

  @Override
  public ChainHead head() {
    return dsl.select(DECISION.SEQ, DECISION.HASH)
        .from(DECISION)
        .orderBy(DECISION.SEQ.desc())
        .limit(1)
        .fetchOptional(row -> new ChainHead(row.get(DECISION.SEQ), row.get(DECISION.HASH)))
        .orElse(ChainHead.START);
  }

  @Override
  public ChainCheck verifyChain(ChainHead known) {
    var chain = new DecisionChain(known);
    if (known.seq() > 0 && !isAt(known)) {
      chain.breakAtStart();
    }
    try {
      ResultRows.stream(
          dsl.selectFrom(DECISION).where(DECISION.SEQ.gt(known.seq())).orderBy(DECISION.SEQ),
          SqlDecisions::read,
          chain::follow);
    } catch (IllegalArgumentException | DataTypeException _) {
      chain.breakHere();
    }
    return chain.check(sequence.last());
  }

  private boolean isAt(ChainHead known) {
    return dsl.fetchExists(
        dsl.selectOne()
            .from(DECISION)
            .where(DECISION.SEQ.eq(known.seq()))
            .and(DECISION.HASH.eq(known.hash())));
  }

  private Hash hashBefore(long seq) {
    return seq == 1
        ? ChainHead.START.hash()
        : dsl.select(DECISION.HASH)
            .from(DECISION)
            .where(DECISION.SEQ.eq(seq - 1))
            .fetchSingle()
            .value1();
  }

  private static ChainedDecision read(Record row) {
    return new ChainedDecision(
        row.get(DECISION.SEQ),
        new DecisionRecord(
            TARGET.read(row),
            row.get(DECISION.COHORT),
            row.get(DECISION.RULE),
            row.get(DECISION.FROM_STATUS),
            row.get(DECISION.TO_STATUS),
            row.get(DECISION.INPUTS),
            row.get(DECISION.DECIDED_AT)),
        row.get(DECISION.PREVIOUS_HASH),
        row.get(DECISION.HASH));
  }
}
