package be.becivic.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LoadTest {
  private static final long MILLI = 1_000_000;

  @Test
  void aPercentileIsATimeThatWasMeasured() {
    var load = load(100);
    assertThat(load.millisFor(0.5)).isEqualTo(50);
    assertThat(load.millisFor(0.99)).isEqualTo(99);
    assertThat(load.millisFor(1)).isEqualTo(100);
    assertThat(load(1).millisFor(0.5)).isEqualTo(1);
  }

  @Test
  void roundsAddUp() {
    Load together = Load.together(List.of(load(100), load(50)));
    assertThat(together.answered()).isEqualTo(150);
    assertThat(together.refused()).isEqualTo(2);
    assertThat(together.broken()).isEqualTo(4);
    assertThat(together.perSecond()).isEqualTo(37.5);
    assertThat(together.millisFor(0.5)).isEqualTo(38);
  }

  /** Answers after one, two, three… milliseconds. */
  private static Load load(int answers) {
    return new Load(
        answers, 1, 2, 2.0, LongStream.rangeClosed(1, answers).map(n -> n * MILLI).toArray());
  }
}
