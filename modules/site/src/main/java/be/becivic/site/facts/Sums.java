package be.becivic.site.facts;

import be.becivic.records.model.Decision;
import be.becivic.records.model.Target;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What happens around the corpus, in sums.
 *
 * @param newest the newest time among the rows; recent is what came in the thirty days before it
 * @param concernsByTarget how many there are on each target
 * @param decisions the latest, newest first
 */
public record Sums(
    Instant newest,
    long concerns,
    long recentConcerns,
    long votes,
    long pendingAmendments,
    long pendingDrafts,
    Map<Target, Long> concernsByTarget,
    List<Decision> decisions) {
  /** How far back recent goes. */
  static final Duration RECENT = Duration.ofDays(30);

  public static final Sums NONE = new Sums(Instant.EPOCH, 0, 0, 0, 0, 0, Map.of(), List.of());
}
