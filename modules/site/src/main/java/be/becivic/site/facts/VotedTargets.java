package be.becivic.site.facts;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.Tables;
import be.becivic.records.vote.CohortTally;
import be.becivic.records.vote.MonthlyVotes;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The votes on a part of what was ever voted on: asked of each that has any, then added up. */
final class VotedTargets {
  private final Tables tables;
  private final Set<Target> targets;

  VotedTargets(Tables tables, Predicate<Target> counts) {
    this.tables = tables;
    this.targets =
        Stream.of(TargetType.values())
            .flatMap(type -> tables.tallies().list(type).stream())
            .map(CohortTally::target)
            .filter(counts)
            .collect(Collectors.toSet());
  }

  List<MonthlyVotes> byMonth(YearMonth last, int months) {
    List<List<MonthlyVotes>> each =
        targets.stream()
            .map(target -> tables.validations().countByMonth(Optional.of(target), last, months))
            .toList();
    YearMonth first = last.minusMonths(months - 1L);
    return IntStream.range(0, months)
        .mapToObj(
            i ->
                new MonthlyVotes(
                    first.plusMonths(i),
                    each.stream().mapToLong(votes -> votes.get(i).confirms()).sum(),
                    each.stream().mapToLong(votes -> votes.get(i).rejects()).sum()))
        .toList();
  }
}
