package be.becivic.records.internal.tables;

import be.becivic.protocol.id.Uid;
import be.becivic.records.model.Slice;
import java.time.Instant;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** The columns by which a list is cut into slices. */
record SliceColumns(Field<Uid> uid, Field<Instant> committedAt) {

  Condition holds(Slice slice) {
    return slice
        .before()
        .map(uid::lessThan)
        .orElseGet(DSL::noCondition)
        .and(slice.since().map(committedAt::greaterOrEqual).orElseGet(DSL::noCondition));
  }
}
