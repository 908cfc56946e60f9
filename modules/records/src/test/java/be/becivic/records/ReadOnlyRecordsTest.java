package be.becivic.records;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.engine.RecordsEngine;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadOnlyRecordsTest {
  private static final Target SKILL = Target.of(TargetType.SKILL, "birth-registration");

  @TempDir Path folder;

  @Test
  void whatARunningServerWritesCanBeLookedAt() {
    var where = new Location.Embedded(folder.resolve("becivic.db"));
    try (Records server = RecordsEngine.open(where);
        Records onlooker = RecordsEngine.openForReading(where)) {
      server.write(
          t -> {
            t.dueChecks().ask(SKILL, NOW);
            return true;
          });
      assertThat(onlooker.<Boolean>read(t -> t.dueChecks().find(SKILL).isPresent())).isTrue();
      assertThatThrownBy(() -> onlooker.write(t -> t.dueChecks().delete(SKILL)))
          .isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(() -> onlooker.read(t -> t.dueChecks().delete(SKILL)))
          .isInstanceOf(RuntimeException.class);
    }
  }

  @Test
  void nothingIsMadeWhereThereIsNothing() {
    var where = new Location.Embedded(folder.resolve("becivic.db"));
    assertThatThrownBy(() -> RecordsEngine.openForReading(where))
        .isInstanceOf(RecordsUnavailable.class);
    assertThat(Files.exists(where.file())).isFalse();
  }
}
