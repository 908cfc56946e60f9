package be.becivic.records.content;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.Uid;
import be.becivic.records.OnBothEngines;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AnalyticsTest extends OnBothEngines {

  @Test
  void eventsAreReadInSumsByTypeAndOutcome() {
    insert(1, "session_start", Optional.empty(), NOW);
    insert(2, "session_start", Optional.empty(), NOW);
    insert(3, "session_outcome", Optional.of("success"), NOW);
    insert(4, "session_outcome", Optional.of("derailed"), NOW.minusMillis(1));
    insert(5, "session_outcome", Optional.of("derailed"), NOW.plusSeconds(1));
    check(
        t ->
            assertThat(t.analytics().count(NOW, NOW.plusSeconds(1)))
                .containsExactly(
                    new AnalyticsCount("session_outcome", Optional.of("success"), 1),
                    new AnalyticsCount("session_start", Optional.empty(), 2)));
  }

  private void insert(long number, String type, Optional<String> outcome, Instant recordedAt) {
    var event =
        new AnalyticsEvent(
            new Uid(Uid.Kind.ANALYTICS, number),
            type,
            outcome,
            "{}",
            "agent/1.0",
            "2.1.0",
            NOW,
            recordedAt);
    change(t -> t.analytics().insert(event));
  }
}
