package be.becivic.site.facts;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.decision.DecisionRecord;
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
public record ActivitySums(
    Instant newest,
    long concerns,
    long recentConcerns,
    long votes,
    long pendingAmendments,
    long pendingDrafts,
    Map<Target, Long> concernsByTarget,
    List<DecisionRecord> decisions) {
  /** How far back recent goes. */
  static final Duration RECENT = Duration.ofDays(30);

  public static final ActivitySums NONE =
      new ActivitySums(Instant.EPOCH, 0, 0, 0, 0, 0, Map.of(), List.of());
}
