package be.becivic.records.internal.postgres;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Location;
import be.becivic.records.PostgresServer;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Samples;
import be.becivic.records.Tables;
import be.becivic.records.Together;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.value.Hash;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SharedDatabaseTest {
  private static final int CALLERS = 64;

  private final Location.Postgres location = PostgresServer.createDatabase("shared");
  private final Samples samples = new Samples(19);
  private List<Records> servers;

  @BeforeAll
  void openTwoServersAtOnce() throws InterruptedException {
    servers = Together.run(2, _ -> () -> RecordsEngine.open(location));
  }

  @AfterAll
  void close() {
    servers.forEach(Records::close);
  }

  @Test
  void twoServersNeverMintTheSameNumber() throws InterruptedException {
    List<Long> numbers =
        Together.run(
            CALLERS,
            i -> () -> servers.get(i % 2).write(t -> t.uids().mint(Uid.Kind.CONCERN).number()));
    assertThat(numbers)
        .containsExactlyInAnyOrderElementsOf(LongStream.rangeClosed(1, CALLERS).boxed().toList());
  }

  @Test
  void twoServersNeverBothClaimAnId() throws InterruptedException {
    SubmissionId id = samples.concernId();
    List<Boolean> won =
        Together.run(
            CALLERS, i -> () -> servers.get(i % 2).write(t -> t.knownIds().claim(id, NOW)));
    assertThat(won).containsOnlyOnce(true);
  }

  @Test
  void writesThatDeadlockAreRunAgain() throws InterruptedException {
    Hash one = samples.hash();
    Hash other = samples.hash();
    var bothHoldOne = new CyclicBarrier(2);
    var runs = new AtomicInteger();
    List<Long> counts =
        Together.run(
            2,
            i ->
                () ->
                    servers
                        .get(i)
                        .write(
                            t -> {
                              count(t, i == 0 ? one : other);
                              if (runs.incrementAndGet() <= 2) {
                                meet(bothHoldOne);
                              }
                              return count(t, i == 0 ? other : one);
                            }));
    assertThat(counts).containsExactlyInAnyOrder(1L, 2L);
    assertThat(runs).hasValueGreaterThan(2);
    long total = servers.getFirst().read(t -> t.counters().sum("day", one, NOW));
    assertThat(total).isEqualTo(2);
  }

  @Test
  void ofTwoWritesThatFindARowMissingOneInsertsItAndTheOtherSeesIt() throws InterruptedException {
    var staged = samples.staged();
    var bothMissedIt = new CyclicBarrier(2);
    var runs = new AtomicInteger();
    List<Boolean> inserted =
        Together.run(
            2,
            i ->
                () ->
                    servers
                        .get(i)
                        .write(
                            t -> {
                              boolean isMissing = t.staging().find(staged.id()).isEmpty();
                              if (runs.incrementAndGet() <= 2) {
                                meet(bothMissedIt);
                              }
                              if (isMissing) {
                                t.staging().insert(staged);
                              }
                              return isMissing;
                            }));
    assertThat(inserted).containsExactlyInAnyOrder(true, false);
  }

  @Test
  void aConnectionLostDuringAWriteIsReportedAndReplaced() {
    SubmissionId id = samples.concernId();
    Records server = servers.getFirst();
    assertThatThrownBy(
            () ->
                server.write(
                    t -> {
                      t.knownIds().claim(id, NOW);
                      cutEveryConnection();
                      return t.knownIds().contains(id);
                    }))
        .isInstanceOf(RecordsUnavailable.class);
    assertThat(IntStream.rangeClosed(0, location.poolSize()).anyMatch(_ -> claims(server, id)))
        .isTrue();
  }

  @Test
  void errorsQuoteNoRow() {
    var staged = samples.staged();
    assertThatThrownBy(
            () ->
                servers
                    .getFirst()
                    .write(
                        t -> {
                          t.staging().insert(staged);
                          t.staging().insert(staged);
                          return true;
                        }))
        .satisfies(
            thrown ->
                assertThat(thrown.toString() + thrown.getCause())
                    .doesNotContain(staged.id().toString())
                    .doesNotContain("guichet"));
  }

  @Test
  void aDatabaseThatIsNotThereIsUnavailable() {
    var nowhere =
        new Location.Postgres(
            "jdbc:postgresql://localhost:1/none", Optional.empty(), Optional.empty(), 1);
    assertThatThrownBy(() -> RecordsEngine.open(nowhere)).isInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void aDatabaseThatTakesNoWritesIsUnavailableForThem() {
    Location.Postgres follower = PostgresServer.createDatabase("follower");
    RecordsEngine.open(follower).close();
    execute(follower, "alter database follower set default_transaction_read_only = on");
    try (Records server = RecordsEngine.open(follower)) {
      long staged = server.read(t -> t.staging().count());
      assertThat(staged).isZero();
      assertThatThrownBy(() -> server.write(t -> t.knownIds().claim(samples.concernId(), NOW)))
          .isInstanceOf(RecordsUnavailable.class);
    }
  }

  @Test
  void afterClosingNothingIsAccepted() {
    Records server = RecordsEngine.open(location);
    server.close();
    assertThatThrownBy(() -> server.read(t -> t.staging().count()))
        .isInstanceOf(RecordsUnavailable.class);
    assertThatThrownBy(() -> server.write(t -> t.staging().count()))
        .isInstanceOf(RecordsUnavailable.class);
  }

  /** Every connection in the pool may have to be found broken first. */
  private static boolean claims(Records server, SubmissionId id) {
    try {
      return server.write(t -> t.knownIds().claim(id, NOW));
    } catch (RecordsUnavailable _) {
      return false;
    }
  }

  private static long count(Tables t, Hash key) {
    return t.counters().add("day", key, NOW, 1, NOW.plusSeconds(60));
  }

  private static void meet(CyclicBarrier barrier) {
    try {
      barrier.await(30, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private void cutEveryConnection() {
    execute(
        location,
        """
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
        """);
  }

  private static void execute(Location.Postgres where, String sql) {
    try (var connection = DriverManager.getConnection(where.jdbcUrl());
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
