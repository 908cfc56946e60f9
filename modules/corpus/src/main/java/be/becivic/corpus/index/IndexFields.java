package be.becivic.corpus.index;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** What the entries of both indexes have in common. */
final class IndexFields {
  private static final int SHORT_COMMIT = 7;

  private IndexFields() {}

  /** The newest time among the inputs, so that equal input gives equal bytes. */
  static Instant newest(Instant corpus, Collection<IndexSignals> signals) {
    boolean isDated = signals.stream().anyMatch(signal -> signal.changedAt().isPresent());
    return Stream.concat(
            isDated ? Stream.empty() : Stream.of(corpus),
            signals.stream()
                .flatMap(
                    signal ->
                        Stream.concat(
                            signal.changedAt().stream(),
                            signal.votes().lastValidationAt().stream())))
        .max(Comparator.naturalOrder())
        .orElse(corpus);
  }

  static String text(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  static void commit(ObjectNode entry, IndexSignals signals) {
    signals
        .commit()
        .ifPresent(commit -> entry.put("commit", commit.value().substring(0, SHORT_COMMIT)));
  }

  static void validation(ObjectNode entry, CohortVotes votes) {
    ObjectNode validation =
        entry
            .putObject("validation")
            .put("confirms", votes.confirms())
            .put("rejects", votes.rejects())
            .put("distinct_ips", votes.distinctIps());
    votes
        .cohortStartedAt()
        .ifPresentOrElse(
            time -> validation.put("cohort_started_at", text(time)),
            () -> validation.putNull("cohort_started_at"));
  }

  static ObjectNode activity(ObjectNode entry, Activity activity) {
    ObjectNode node = entry.putObject("activity");
    activity
        .lastUsed()
        .ifPresentOrElse(
            day -> node.put("last_used", day.toString()), () -> node.putNull("last_used"));
    return node.put("total_concerns", activity.totalConcerns())
        .put("concerns_30d", activity.concerns30d());
  }
}
