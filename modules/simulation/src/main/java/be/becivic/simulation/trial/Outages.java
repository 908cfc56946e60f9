package be.becivic.simulation.trial;

import be.becivic.protocol.feedback.Target;
import be.becivic.simulation.world.ChronicleEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How many figures were down at once, and for how long. */
record Outages(int mostAtOnce, Duration altogether) {

  static Outages of(List<ChronicleEvent> events, Instant end) {
    Map<Target, Instant> down = new HashMap<>();
    int most = 0;
    Duration altogether = Duration.ZERO;
    for (ChronicleEvent event : events) {
      switch (event.kind()) {
        case DOWN -> down.putIfAbsent(event.target(), event.at());
        case BACK -> altogether = altogether.plus(since(down.remove(event.target()), event.at()));
        case BETA, STABLE, UNDONE, CAVEAT -> {}
      }
      most = Math.max(most, down.size());
    }
    for (Instant each : down.values()) {
      altogether = altogether.plus(Duration.between(each, end));
    }
    return new Outages(most, altogether);
  }

  private static Duration since(@Nullable Instant start, Instant end) {
    return start == null ? Duration.ZERO : Duration.between(start, end);
  }
}
