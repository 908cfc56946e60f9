package be.becivic.records.internal.sql;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Targets as values of a statement, by type: a long chain of alternatives is too deep for SQLite.
 */
public record TargetList(SortedMap<TargetType, List<String>> ids) {

  public static TargetList of(Collection<Target> targets) {
    SortedMap<TargetType, SortedSet<String>> distinct = new TreeMap<>();
    targets.forEach(
        target -> distinct.computeIfAbsent(target.type(), _ -> new TreeSet<>()).add(target.id()));
    SortedMap<TargetType, List<String>> ids = new TreeMap<>();
    distinct.forEach((type, some) -> ids.put(type, Padding.of(some)));
    return new TargetList(ids);
  }

  /** How many there are of each type, which is all that the statement's text depends on. */
  public SortedMap<TargetType, Integer> shape() {
    SortedMap<TargetType, Integer> shape = new TreeMap<>();
    ids.forEach((type, some) -> shape.put(type, some.size()));
    return shape;
  }

  /** Each type, followed by its ids. */
  public List<Object> values() {
    List<Object> values = new ArrayList<>();
    ids.forEach(
        (type, some) -> {
          values.add(type);
          values.addAll(some);
        });
    return values;
  }
}
