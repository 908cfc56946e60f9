package be.becivic.simulation.trial;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
import be.becivic.simulation.world.ChronicleEvent;
import be.becivic.simulation.world.EventKind;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutagesTest {
  private static final Instant END = day(10);

  @Test
  void figuresThatAreDownTogetherCountTogether() {
    assertThat(
            Outages.of(
                List.of(
                    event(EventKind.DOWN, "val-00001", 1),
                    event(EventKind.DOWN, "val-00002", 2),
                    event(EventKind.BACK, "val-00001", 4),
                    event(EventKind.DOWN, "val-00003", 5),
                    event(EventKind.BACK, "val-00002", 6)),
                END))
        .isEqualTo(new Outages(2, Duration.ofDays(3 + 4 + 5)));
  }

  @Test
  void whatComesBackWithoutHavingBeenDownCountsForNothing() {
    assertThat(Outages.of(List.of(event(EventKind.BACK, "val-00001", 4)), END))
        .isEqualTo(new Outages(0, Duration.ZERO));
  }

  private static ChronicleEvent event(EventKind kind, String figure, int day) {
    Target target = new Target.Value(Uid.parse(figure).orElseThrow());
    return new ChronicleEvent(kind, target, "1000", day(day), 0);
  }

  private static Instant day(int number) {
    return Instant.EPOCH.plus(Duration.ofDays(number));
  }
}
