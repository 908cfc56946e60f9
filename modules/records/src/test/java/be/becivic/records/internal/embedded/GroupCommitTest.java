package be.becivic.records.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.records.Location;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Samples;
import be.becivic.records.Tables;
import be.becivic.records.submission.StagedSubmission;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
final class GroupCommitTest {
  private static final int CALLERS = 200;

  private final Samples samples = new Samples(16);
  private final ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();
  private EmbeddedRecords records;

  @BeforeEach
  void open(@TempDir Path folder) {
    records = EmbeddedRecords.open(new Location.Embedded(folder.resolve("becivic.db")));
  }

  @AfterEach
  void close() {
    records.close();
    callers.close();
  }

  @Test
  void writesThatWaitTogetherShareOneTripToTheDisk() throws InterruptedException {
    CountDownLatch gate = keepWriterBusy();
    long before = records.writer().commits();
    List<CompletableFuture<Boolean>> writes =
        IntStream.range(0, CALLERS).mapToObj(_ -> write(stage(samples.staged()))).toList();
    awaitWaiting(CALLERS);
    gate.countDown();
    assertThat(writes).allSatisfy(write -> assertThat(write.join()).isTrue());
    assertThat(records.writer().commits() - before).isEqualTo(2);
    assertThat(count()).isEqualTo(CALLERS);
  }

  @Test
  void aUnitThatFailsDoesNotTouchTheOthersOfItsBatch() throws InterruptedException {
    CountDownLatch gate = keepWriterBusy();
    CompletableFuture<Boolean> first = write(stage(samples.staged()));
    awaitWaiting(1);
    var refusal = new IllegalStateException("no");
    StagedSubmission abandoned = samples.staged();
    CompletableFuture<Boolean> refused =
        write(
            stage(abandoned)
                .andThen(
                    _ -> {
                      throw refusal;
                    }));
    awaitWaiting(2);
    StagedSubmission twice = samples.staged();
    CompletableFuture<Boolean> impossible = write(stage(twice).andThen(stage(twice)));
    awaitWaiting(3);
    CompletableFuture<Boolean> last = write(stage(samples.staged()));
    awaitWaiting(4);
    gate.countDown();

    assertThat(first.join()).isTrue();
    assertThat(last.join()).isTrue();
    assertThatThrownBy(refused::join).hasCause(refusal);
    assertThatThrownBy(impossible::join).cause().isNotInstanceOf(RecordsUnavailable.class);
    assertThat(count()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aUnitThatIsUndoneDoesNotTouchTheOthersOfItsBatch(int batches) throws InterruptedException {
    for (int i = 1; i <= batches; i++) {
      CountDownLatch gate = keepWriterBusy();
      CompletableFuture<Boolean> first = write(stage(samples.staged()));
      awaitWaiting(1);
      CompletableFuture<Boolean> undone = write(stage(samples.staged()).andThen(Tables::undo));
      awaitWaiting(2);
      CompletableFuture<Boolean> last = write(stage(samples.staged()));
      awaitWaiting(3);
      gate.countDown();
      assertThat(List.of(first.join(), undone.join(), last.join())).containsOnly(true);
      assertThat(count()).isEqualTo(2 * i);
    }
  }

  @Test
  void aWriteInsideAWriteIsRefusedRatherThanWaitedFor() {
    assertThatThrownBy(() -> records.write(_ -> records.write(t -> t.staging().count())))
        .isInstanceOf(IllegalStateException.class);
  }

  private static Consumer<Tables> stage(StagedSubmission submission) {
    return t -> t.staging().insert(submission);
  }

  private CompletableFuture<Boolean> write(Consumer<Tables> work) {
    return CompletableFuture.supplyAsync(
        () ->
            records.write(
                t -> {
                  work.accept(t);
                  return true;
                }),
        callers);
  }

  private long count() {
    return records.read(t -> t.staging().count());
  }

  /** Whatever is written next has to wait until the gate opens. */
  private CountDownLatch keepWriterBusy() throws InterruptedException {
    var busy = new CountDownLatch(1);
    var gate = new CountDownLatch(1);
    write(
        _ -> {
          busy.countDown();
          try {
            gate.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
    busy.await();
    return gate;
  }

  private void awaitWaiting(int units) throws InterruptedException {
    while (records.writer().waiting() < units) {
      Thread.sleep(1);
    }
  }
}
