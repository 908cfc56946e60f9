package be.becivic.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.engine.RecordsEngine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The database is in another folder, so that it takes rows whatever becomes of the server's. */
final class WriteProbeTest {
  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-05-01T10:00:00Z"));

  @TempDir Path scratch;
  private Records records;
  private Path folder;
  private WriteProbe probe;

  @BeforeEach
  void open() throws Exception {
    records = RecordsEngine.open(new Location.Embedded(scratch.resolve("becivic.db")));
    folder = Files.createDirectory(scratch.resolve("data"));
    probe = new WriteProbe(records, folder, now::get);
  }

  @AfterEach
  void close() {
    records.close();
  }

  @Test
  void folderThatTakesRowsAndFilesIsReady() {
    assertThat(probe.canWrite()).isTrue();
    assertThat(folder).as("nothing is left of the try").isEmptyDirectory();
  }

  @Test
  void folderThatTakesNoFileIsNotReadyThoughTheDatabaseTakesRows() throws Exception {
    assertThat(probe.canWrite()).isTrue();
    Files.delete(folder);
    later();
    assertThat(probe.canWrite()).isFalse();
    Files.createDirectory(folder);
    later();
    assertThat(probe.canWrite()).as("it comes back by itself").isTrue();
  }

  @Test
  void answerStandsForSomeSeconds() throws Exception {
    assertThat(probe.canWrite()).isTrue();
    Files.delete(folder);
    assertThat(probe.canWrite()).isTrue();
  }

  private void later() {
    now.updateAndGet(time -> time.plus(Duration.ofSeconds(5)));
  }
}
