package be.becivic.records.content;

import java.time.Instant;
import java.util.List;

/** The opt-in stream, which is only ever read in sums (§6.2.6). */
public interface Analytics {
  void insert(AnalyticsEvent event);

  /** Counts by type and outcome of what was recorded from the first time up to the second. */
  List<AnalyticsCount> count(Instant fromInclusive, Instant toExclusive);
}
