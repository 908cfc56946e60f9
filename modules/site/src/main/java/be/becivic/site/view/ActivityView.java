package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.view.chart.MonthChart;
import be.becivic.site.view.chart.ShareChart;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What happens around the corpus, in sums. */
public record ActivityView(
    boolean live,
    Instant generatedAt,
    List<FactLine> numbers,
    Optional<MonthChart> months,
    ShareChart word,
    List<ArtefactLink> disputed,
    List<ArtefactLink> waiting,
    List<Status> statuses,
    List<Counts> byStatus,
    List<ArtefactLink> busiest,
    List<Decided> decisions) {

  /** Whether anything tells a time; a corpus that was never committed has none. */
  public boolean isDated() {
    return generatedAt.isAfter(Instant.EPOCH);
  }

  /** How many of a kind there are at each status. */
  public record Counts(String label, List<Long> counts) {}

  /** A change of status. */
  public record Decided(Instant at, ArtefactLink link, Status from, Status to, String rule) {}
}
