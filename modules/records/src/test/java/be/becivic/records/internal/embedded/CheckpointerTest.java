package be.becivic.records.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.Uid;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.engine.RecordsEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointerTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @Test
  void whatIsCommittedReachesTheFileWhileTheLogIsShort(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("becivic.db");
    try (Records records = RecordsEngine.open(new Location.Embedded(file))) {
      byte[] before = Files.readAllBytes(file);
      for (int i = 0; i < 64; i++) {
        records.write(tables -> tables.uids().mint(Uid.Kind.CONCERN));
      }
      assertThat(changes(file, before)).isTrue();
    }
  }

  private static boolean changes(Path file, byte[] before)
      throws IOException, InterruptedException {
    for (Instant end = Instant.now().plus(PATIENCE); Instant.now().isBefore(end); ) {
      if (!Arrays.equals(Files.readAllBytes(file), before)) {
        return true;
      }
      Thread.sleep(20);
    }
    return false;
  }
}
