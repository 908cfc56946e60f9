package be.becivic.protocol.predicate;

import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Legal residence as the periods of a profile show it, in months (§8.7.4). */
final class Residence {
  private static final String ONGOING = "current";

  private record Period(YearMonth start, YearMonth end) {
    private boolean reaches(YearMonth month) {
      return !end.plusMonths(1).isBefore(month);
    }
  }

  private final List<Period> periods;
  private final YearMonth month;

  private Residence(List<Period> periods, YearMonth month) {
    this.periods = periods;
    this.month = month;
  }

  /** Empty when the history holds no readable period; unreadable ones are left out. */
  static Optional<Residence> of(JsonNode history, YearMonth month) {
    var periods = new ArrayList<Period>();
    if (history.isArray()) {
      for (JsonNode entry : history) {
        period(entry, month).ifPresent(periods::add);
      }
    }
    periods.sort(Comparator.comparing(Period::start));
    return periods.isEmpty() ? Optional.empty() : Optional.of(new Residence(periods, month));
  }

  /** When the unbroken stretch that includes the month began; empty when there is none. */
  Optional<YearMonth> start() {
    YearMonth start = periods.getFirst().start;
    Period last = periods.getFirst();
    for (Period period : periods) {
      if (!last.reaches(period.start)) {
        start = period.start;
        last = period;
      } else if (period.end.isAfter(last.end)) {
        last = period;
      }
    }
    return last.end.isBefore(month) ? Optional.empty() : Optional.of(start);
  }

  private static Optional<Period> period(JsonNode entry, YearMonth month) {
    Optional<YearMonth> start = month(entry.path("start"));
    JsonNode stated = entry.path("end");
    boolean ongoing =
        stated.isMissingNode()
            || stated.isNull()
            || stated.stringValueOpt().filter(ONGOING::equals).isPresent();
    Optional<YearMonth> end = ongoing ? Optional.of(month) : month(stated);
    if (start.isEmpty() || end.isEmpty()) {
      return Optional.empty();
    }
    boolean readable = !start.get().isAfter(end.get()) && !start.get().isAfter(month);
    return readable ? Optional.of(new Period(start.get(), end.get())) : Optional.empty();
  }

  private static Optional<YearMonth> month(JsonNode node) {
    return AxisKind.MONTH.read(node).map(Scalar::toString).map(YearMonth::parse);
  }
}
