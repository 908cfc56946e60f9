package be.becivic.upkeep.links;

import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.LinkState;
import be.becivic.records.catalogue.LinkStatus;
import be.becivic.records.catalogue.Revision;
import java.net.URI;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Tries the links that are due and remembers each result, so that a run can stop anywhere. */
public final class LinkChecker {
  private final Records records;
  private final LinkSettings settings;
  private final Predicate<URI> mayVisit;
  private final InstantSource clock;

  public LinkChecker(Records records, LinkSettings settings, InstantSource clock) {
    this(records, settings, PublicHosts::isPublic, clock);
  }

  LinkChecker(
      Records records, LinkSettings settings, Predicate<URI> mayVisit, InstantSource clock) {
    this.records = records;
    this.settings = settings;
    this.mayVisit = mayVisit;
    this.clock = clock;
  }

  /** How many links were found in each state. */
  public Map<LinkState, Integer> run() {
    Map<LinkState, Integer> counts = new EnumMap<>(LinkState.class);
    Instant now = clock.instant();
    List<Revision<Citation>> due =
        records.read(
            tables -> LinkQueue.due(tables, now.minus(settings.every()), settings.mostPerRun()));
    try (LinkProbe probe = new LinkProbe(settings, mayVisit)) {
      for (Revision<Citation> row : due) {
        LinkResult found = probe.follow(LinkQueue.url(row));
        records.write(tables -> remember(tables, row, found));
        counts.merge(found.state(), 1, Integer::sum);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return counts;
  }

  private LinkStatus remember(Tables tables, Revision<Citation> row, LinkResult found) {
    String url = LinkQueue.url(row);
    int before =
        tables
            .links()
            .find(row.uid())
            .filter(status -> status.url().equals(url))
            .map(LinkStatus::failures)
            .orElse(0);
    LinkStatus status =
        new LinkStatus(
            row.uid(),
            url,
            found.state(),
            found.httpCode(),
            found.movedTo(),
            found.state().isAlive() ? 0 : before + 1,
            clock.instant());
    tables.links().put(status);
    LinkRot.report(tables, row, status);
    return status;
  }
}
