package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StatusTest {

  @ParameterizedTest
  @CsvSource({
    "draft, false, false, false, 0.0.x",
    "alpha, true, true, false, 0.1.x",
    "beta, true, true, false, 0.2.x",
    "stable, true, false, false, 1.0.x",
    "quarantined, false, false, true, none",
    "deprecated, false, false, true, none"
  })
  void eachStatusSaysWhatItAllows(
      String wireName, boolean rendered, boolean votes, boolean superseded, String line) {
    Status status = Status.parse(wireName).orElseThrow();
    assertThat(status.wireName()).isEqualTo(wireName);
    assertThat(status.isRendered()).isEqualTo(rendered);
    assertThat(status.takesVotes()).isEqualTo(votes);
    assertThat(status.permitsSupersededBy()).isEqualTo(superseded);
    assertThat(status.isFrozen()).isEqualTo(superseded);
    assertThat(status.line().map(Version.Line::toString).orElse("none")).isEqualTo(line);
  }

  @Test
  void thereAreSixStatuses() {
    assertThat(Status.values()).hasSize(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "proposal", "active", "retracted", "Alpha", "rolled_back"})
  void noOtherStatusIsRead(String wireName) {
    assertThat(Status.parse(wireName)).isEmpty();
  }
}
