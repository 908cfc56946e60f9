package be.becivic.records.internal.sql;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
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
public record TargetColumns(Field<TargetType> type, Field<String> id) {

  public Condition is(Target target) {
    return type.eq(target.type()).and(id.eq(target.id()));
  }

  /** The same with the target still to come: its type, then its id. */
  public Condition isGiven() {
    return type.eq(DSL.param(type)).and(id.eq(DSL.param(id)));
  }

  /** One of several targets to come, as many as {@link TargetList#shape} says. */
  public Condition isAmong(SortedMap<TargetType, Integer> shape) {
    Condition among = DSL.falseCondition();
    for (Map.Entry<TargetType, Integer> some : shape.entrySet()) {
      List<Field<String>> ids =
          Stream.generate(() -> (Field<String>) DSL.param(id)).limit(some.getValue()).toList();
      among = among.or(type.eq(DSL.param(type)).and(id.in(ids)));
    }
    return among;
  }

  public Condition in(Collection<Target> targets) {
    return TargetList.of(targets).ids().entrySet().stream()
        .map(some -> type.eq(some.getKey()).and(id.in(some.getValue())))
        .reduce(DSL.falseCondition(), Condition::or);
  }

  public Target read(Record row) {
    return Target.of(row.get(type), row.get(id));
  }
}
