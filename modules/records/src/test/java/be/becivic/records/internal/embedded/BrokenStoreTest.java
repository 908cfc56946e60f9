package be.becivic.records.internal.embedded;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Location;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Samples;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.internal.Schema;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

final class BrokenStoreTest {
  private static final int ENOUGH_TO_FILL_IT = 1_000;

  private final Samples samples = new Samples(17);
  private final AtomicReference<Connection> open = new AtomicReference<>();
  private volatile String onOpening = "pragma user_version";
  private Path folder;
  private DataSource file;
  private Writer writer;

  @BeforeEach
  void open(@TempDir Path folder) throws SQLException {
    this.folder = folder;
    file = new SqliteFile(folder.resolve("becivic.db")).writable();
    Schema.migrate(file, SqliteFile.BY_KEY);
    writer = new Writer(this::openFile, (_, _) -> {}, 1, Duration.ofMillis(50));
  }

  @AfterEach
  void close() {
    writer.close();
  }

  @Test
  void aFullDiskRefusesWholeUnitsAndIsUsedAgainOnceThereIsRoom() {
    onOpening = "pragma max_page_count = 120";
    writer.start();
    StagedSubmission tooMuch = samples.staged();
    int stored = 0;
    while (stage(tooMuch)) {
      stored++;
      tooMuch = large();
      assertThat(stored).isLessThan(ENOUGH_TO_FILL_IT);
    }
    SubmissionId refused = tooMuch.id();
    onOpening = "pragma user_version";

    assertThat(stage(samples.staged())).isTrue();
    assertThat(count()).isEqualTo(stored + 1);
    boolean halfWritten = writer.write(t -> t.knownIds().contains(refused));
    assertThat(halfWritten).isFalse();
  }

  @Test
  void aLostConnectionIsReplaced() throws SQLException {
    writer.start();
    assertThat(stage(samples.staged())).isTrue();
    open.get().close();
    assertThat(stage(samples.staged())).isFalse();
    assertThat(stage(samples.staged())).isTrue();
    assertThat(count()).isEqualTo(2);
  }

  @Test
  void whileTheFileCannotBeOpenedEveryWriteSaysSo() {
    onOpening = "not even SQL";
    writer.start();
    assertThat(stage(samples.staged())).isFalse();
    assertThat(stage(samples.staged())).isFalse();
    onOpening = "pragma user_version";
    assertThat(stage(samples.staged())).isTrue();
  }

  @Test
  @Timeout(60)
  void whenTooManyWritesWaitTheNextIsRefused() throws InterruptedException {
    writer.start();
    var busy = new CountDownLatch(1);
    var gate = new CountDownLatch(1);
    Thread.startVirtualThread(
        () ->
            writer.write(
                _ -> {
                  busy.countDown();
                  return pass(gate);
                }));
    busy.await();
    Thread waiting = Thread.startVirtualThread(() -> stage(samples.staged()));
    while (writer.waiting() == 0) {
      Thread.sleep(1);
    }
    assertThat(stage(samples.staged())).isFalse();
    gate.countDown();
    waiting.join();
    assertThat(count()).isEqualTo(1);
  }

  @Test
  void aFileThatIsNoDatabaseIsRefused() throws IOException {
    writer.start();
    Path nonsense = Files.writeString(folder.resolve("nonsense.db"), "nonsense ".repeat(1_000));
    assertThatThrownBy(() -> RecordsEngine.open(new Location.Embedded(nonsense)))
        .isInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void aFolderIsNoDatabase() {
    writer.start();
    assertThatThrownBy(() -> RecordsEngine.open(new Location.Embedded(folder)))
        .isInstanceOf(RecordsUnavailable.class);
  }

  private static boolean pass(CountDownLatch gate) {
    try {
      gate.await();
      return true;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private Connection openFile() throws SQLException {
    Connection connection = file.getConnection();
    try (var statement = connection.createStatement()) {
      statement.execute(onOpening);
    }
    open.set(connection);
    return connection;
  }

  private boolean stage(StagedSubmission submission) {
    try {
      return writer.write(
          t -> {
            t.knownIds().claim(submission.id(), NOW);
            t.staging().insert(submission);
            return true;
          });
    } catch (RecordsUnavailable _) {
      return false;
    }
  }

  private long count() {
    return writer.write(t -> t.staging().count());
  }

  private StagedSubmission large() {
    return new StagedSubmission(
        samples.concernId(),
        StagingState.STAGED,
        "x".repeat(20_000),
        NOW,
        NOW,
        NOW,
        samples.hash(),
        samples.salt(),
        samples.hash(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
