package be.becivic.records.internal.embedded;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Samples;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.submission.StagedSubmission;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
final class EmbeddedFileTest {
  private final Samples samples = new Samples(18);
  private Path file;
  private Records records;

  @BeforeEach
  void open(@TempDir Path folder) {
    file = folder.resolve("becivic.db");
    records = RecordsEngine.open(new Location.Embedded(file));
  }

  @Test
  void whatWasWrittenIsThereWhenTheFileIsOpenedAgain() {
    StagedSubmission submission = stage();
    records.close();
    try (Records again = RecordsEngine.open(new Location.Embedded(file))) {
      boolean stored = again.read(t -> t.staging().find(submission.id()).isPresent());
      assertThat(stored).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"journal_mode, wal", "synchronous, 2", "foreign_keys, 1", "secure_delete, 1"})
  void theFileIsWrittenWithCare(String pragma, String setting) throws SQLException {
    try (var connection = records.schedulerDataSource().getConnection();
        var statement = connection.createStatement();
        var row = statement.executeQuery("pragma " + pragma)) {
      assertThat(row.getString(1)).isEqualTo(setting);
    }
    records.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-wal", "-shm"})
  void onlyTheOwnerMayReadTheFile(String suffix) throws IOException {
    stage();
    assertThat(Files.getPosixFilePermissions(Path.of(file + suffix)))
        .containsExactlyInAnyOrder(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
    records.close();
  }

  @Test
  void whatIsDeletedIsNotLeftInTheFile() throws IOException {
    StagedSubmission submission = stage();
    records.write(t -> t.staging().delete(submission.id()));
    records.close();
    String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
    assertThat(bytes.contains("submitter_hash")).isTrue();
    assertThat(bytes.contains("guichet")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-wal"})
  void whatIsDeletedIsGoneWithinSecondsWhileTheFileIsOpen(String suffix) throws Exception {
    StagedSubmission submission = stage();
    assertThat(holdsText(suffix) || holdsText("-wal")).isTrue();

    records.write(t -> t.staging().delete(submission.id()));

    for (int tries = 0; tries < 100 && holdsText(suffix); tries++) {
      Thread.sleep(100);
    }
    assertThat(holdsText(suffix)).isFalse();
    records.close();
  }

  private boolean holdsText(String suffix) throws IOException {
    return Files.readString(Path.of(file + suffix), StandardCharsets.ISO_8859_1)
        .contains("guichet");
  }

  @Test
  void afterClosingNothingIsAccepted() {
    records.close();
    assertThatThrownBy(this::stage).isInstanceOf(RecordsUnavailable.class);
    assertThatThrownBy(() -> records.read(t -> t.staging().count()))
        .isInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void closingAgainChangesNothing() {
    records.close();
    records.close();
    assertThatThrownBy(this::stage).isInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void aWriteUnderWayIsFinishedBeforeClosing() throws InterruptedException {
    var busy = new CountDownLatch(1);
    var gate = new CountDownLatch(1);
    CompletableFuture<Boolean> write =
        CompletableFuture.supplyAsync(
            () ->
                records.write(
                    t -> {
                      busy.countDown();
                      pass(gate);
                      return t.knownIds().claim(samples.concernId(), NOW);
                    }));
    busy.await();
    CompletableFuture<Void> closing = CompletableFuture.runAsync(records::close);
    gate.countDown();
    closing.join();
    assertThat(write.join()).isTrue();
  }

  private StagedSubmission stage() {
    StagedSubmission submission = samples.staged();
    records.write(
        t -> {
          t.staging().insert(submission);
          return true;
        });
    return submission;
  }

  private static void pass(CountDownLatch gate) {
    try {
      gate.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
