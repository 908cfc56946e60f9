package be.becivic.records.internal.tables;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.model.Target;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;
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

  /** One of several targets to come, as many as {@link TargetList#shape} says. */
  Condition isAmong(SortedMap<TargetType, Integer> shape) {
    Condition among = DSL.falseCondition();
    for (Map.Entry<TargetType, Integer> some : shape.entrySet()) {
      List<Field<String>> ids =
          Stream.generate(() -> (Field<String>) DSL.param(id)).limit(some.getValue()).toList();
      among = among.or(type.eq(DSL.param(type)).and(id.in(ids)));
    }
    return among;
  }

  Condition in(Collection<Target> targets) {
    return TargetList.of(targets).ids().entrySet().stream()
        .map(some -> type.eq(some.getKey()).and(id.in(some.getValue())))
        .reduce(DSL.falseCondition(), Condition::or);
  }

  Target read(Record row) {
    return new Target(row.get(type), row.get(id));
  }
}
