package be.becivic.records.internal.tables;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.model.Target;
import java.util.Collection;
import java.util.stream.Collectors;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.impl.DSL;

/** The pair of columns that says what a row is about. */
record TargetColumns(Field<TargetType> type, Field<String> id) {

  Condition is(Target target) {
    return type.eq(target.type()).and(id.eq(target.id()));
  }

  /** The same with the target still to come: its type, then its id. */
  Condition isGiven() {
    return type.eq(DSL.param(type)).and(id.eq(DSL.param(id)));
  }

  /** Groups by type, since a long chain of alternatives exceeds what SQLite will parse. */
  Condition in(Collection<Target> targets) {
    return targets.stream()
        .collect(
            Collectors.groupingBy(
                Target::type, Collectors.mapping(Target::id, Collectors.toUnmodifiableSet())))
        .entrySet()
        .stream()
        .map(entry -> type.eq(entry.getKey()).and(id.in(entry.getValue())))
        .reduce(DSL.falseCondition(), Condition::or);
  }

  Target read(Record row) {
    return new Target(row.get(type), row.get(id));
  }
}
