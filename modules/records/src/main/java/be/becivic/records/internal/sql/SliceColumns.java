package be.becivic.records.internal.sql;

import be.becivic.protocol.id.Uid;
import be.becivic.records.value.Slice;
import java.time.Instant;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** The columns by which a list is cut into slices. */
public record SliceColumns(Field<Uid> uid, Field<Instant> committedAt) {

  public Condition holds(Slice slice) {
    return slice
        .before()
        .map(uid::lessThan)
        .orElseGet(DSL::noCondition)
        .and(slice.since().map(committedAt::greaterOrEqual).orElseGet(DSL::noCondition));
  }
}
