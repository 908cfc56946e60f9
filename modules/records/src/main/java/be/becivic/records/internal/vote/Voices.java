package be.becivic.records.internal.vote;

import static be.becivic.records.internal.jooq.Tables.VALIDATION;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.lifecycle.PrefixVoice;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.impl.DSL;

/** What network prefixes say, from the latest votes of their addresses. */
final class Voices {
  private static final TargetColumns TARGET =
      new TargetColumns(VALIDATION.TARGET_TYPE, VALIDATION.TARGET_ID);
  private static final List<Field<?>> COUNTED =
      List.of(
          VALIDATION.ID,
          VALIDATION.ADDRESS_HASH,
          VALIDATION.PREFIX_HASH,
          VALIDATION.VERDICT,
          VALIDATION.INJECTION_FLAG,
          VALIDATION.POST_HANDOFF);

  private static final PreparedStatements.Template OF_PREFIX =
      dsl ->
          dsl.select(COUNTED)
              .from(VALIDATION)
              .where(TARGET.isGiven())
              .and(VALIDATION.COHORT.eq(DSL.param(VALIDATION.COHORT)))
              .and(VALIDATION.PREFIX_HASH.eq(DSL.param(VALIDATION.PREFIX_HASH)))
              .and(DSL.condition("{0}", VALIDATION.COUNTS));

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  Voices(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  /** What one prefix says of a cohort before and after a vote. */
  record Change(Tally before, Tally after) {}

  /** What a vote that is not counted yet changes: it takes the place of its address's last one. */
  Change by(Validation vote, Voter voter) {
    List<Record> counted =
        prepared.list(
            OF_PREFIX,
            row -> row,
            vote.target().type(),
            vote.target().id(),
            vote.cohort(),
            voter.prefix());
    Tally before = Tally.NONE;
    Tally after = tally(vote.verdict(), vote.injectionFlag(), vote.postHandoff());
    for (Record each : counted) {
      Tally said = tally(each);
      before = before.plus(said);
      if (!voter.address().equals(each.get(VALIDATION.ADDRESS_HASH))) {
        after = after.plus(said);
      }
    }
    return new Change(PrefixVoice.of(before), PrefixVoice.of(after));
  }

  /** What all say of a cohort. */
  Tally all(Target target, String cohort) {
    return together(
        dsl.select(COUNTED)
            .from(VALIDATION)
            .where(TARGET.is(target))
            .and(VALIDATION.COHORT.eq(cohort))
            .and(VALIDATION.COUNTS.isTrue())
            .fetch());
  }

  /** What votes from a time on say, in any cohort. */
  Tally since(Target target, Instant fromInclusive) {
    return together(
        dsl.select(COUNTED)
            .from(VALIDATION)
            .where(TARGET.is(target))
            .and(VALIDATION.COUNTS.isTrue())
            .and(VALIDATION.APPLIED_AT.greaterOrEqual(fromInclusive))
            .fetch());
  }

  /** A voter that was forgotten speaks alone. */
  private static Tally together(List<? extends Record> votes) {
    Map<Object, Tally> prefixes = new HashMap<>();
    for (Record vote : votes) {
      Hash prefix = vote.get(VALIDATION.PREFIX_HASH);
      Object speaker = prefix == null ? vote.get(VALIDATION.ID) : prefix;
      prefixes.merge(speaker, tally(vote), Tally::plus);
    }
    return prefixes.values().stream().map(PrefixVoice::of).reduce(Tally.NONE, Tally::plus);
  }

  private static Tally tally(Record vote) {
    return tally(
        vote.get(VALIDATION.VERDICT),
        vote.get(VALIDATION.INJECTION_FLAG),
        vote.get(VALIDATION.POST_HANDOFF));
  }

  private static Tally tally(Verdict verdict, boolean flags, boolean postHandoff) {
    int confirm = verdict == Verdict.CONFIRM ? 1 : 0;
    return new Tally(confirm, 1 - confirm, flags ? 1 : 0, postHandoff ? confirm : 0);
  }
}
