package be.becivic.upkeep.links;

import be.becivic.records.Tables;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.LinkStatus;
import be.becivic.records.catalogue.Revision;
import java.net.URI;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Which links are due: those never tried first, then those tried longest ago. */
final class LinkQueue {
  private LinkQueue() {}

  static List<Revision<Citation>> due(Tables tables, Instant triedBefore, int limit) {
    Map<?, LinkStatus> tried =
        tables.links().list().stream()
            .collect(Collectors.toMap(LinkStatus::reference, Function.identity()));
    Function<Revision<Citation>, Instant> lastTried =
        row -> {
          LinkStatus status = tried.get(row.uid());
          return status != null && status.url().equals(url(row)) ? status.checkedAt() : Instant.MIN;
        };
    List<Revision<Citation>> due =
        tables.catalogue().references().listCurrent().stream()
            .filter(row -> row.content().isPresent())
            .filter(row -> lastTried.apply(row).isBefore(triedBefore))
            .sorted(Comparator.comparing(lastTried))
            .limit(limit)
            .toList();
    return takingTurns(due);
  }

  /** The first of every host, then the second of every host, so that few have to be waited for. */
  private static List<Revision<Citation>> takingTurns(List<Revision<Citation>> rows) {
    Map<String, Integer> turns = new HashMap<>();
    Map<Revision<Citation>, Integer> turn = new HashMap<>();
    rows.forEach(row -> turn.put(row, turns.merge(host(row), 1, Integer::sum)));
    return rows.stream().sorted(Comparator.comparing(turn::get)).toList();
  }

  static String url(Revision<Citation> row) {
    return row.content().orElseThrow().url();
  }

  private static String host(Revision<Citation> row) {
    try {
      return String.valueOf(URI.create(url(row)).getHost());
    } catch (IllegalArgumentException _) {
      return "";
    }
  }
}
