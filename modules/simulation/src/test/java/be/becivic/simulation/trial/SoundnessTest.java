package be.becivic.simulation.trial;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.simulation.world.ChronicleEvent;
import be.becivic.simulation.world.EventKind;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoundnessTest {

  @ParameterizedTest
  @CsvSource({"BETA, 3", "STABLE, 10", "DOWN, 0", "CAVEAT, 0"})
  void whatMovedWithEnoughVotesIsSound(EventKind kind, int confirming) {
    assertThatCode(() -> look(kind, confirming)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({"BETA, 2", "STABLE, 9"})
  void whatMovedWithFewerVotesForItsTextEndsTheSimulation(EventKind kind, int confirming) {
    assertThatThrownBy(() -> look(kind, confirming))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("val-00007");
  }

  private static void look(EventKind kind, int confirming) {
    Target figure = new Target.Value(Uid.parse("val-00007").orElseThrow());
    Soundness.requireVotes(
        List.of(new ChronicleEvent(kind, figure, "1030", Instant.EPOCH, confirming)),
        Thresholds.DEFAULTS);
  }
}
