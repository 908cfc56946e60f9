package be.becivic.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.records.Location;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.FeedbackRow;
import be.becivic.records.content.ProposalState;
import be.becivic.records.engine.RecordsEngine;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExactlyOnceTest {
  private static final int EACH = 20;

  @TempDir Path folder;

  @Test
  void jobsOnOneFileCommitEachRowOnce() throws Exception {
    try (var records = RecordsEngine.open(new Location.Embedded(folder.resolve("test.db")))) {
      commitTogether(List.of(new House(records), new House(records)));
    }
  }

  @Test
  void serversOnOnePostgresCommitEachRowOnce() throws Exception {
    try (var server = start();
        var one = RecordsEngine.open(location(server));
        var other = RecordsEngine.open(location(server))) {
      commitTogether(List.of(new House(one), new House(other)));
    }
  }

  private static void commitTogether(List<House> houses) throws Exception {
    House first = houses.getFirst();
    for (int i = 0; i < EACH; i++) {
      Revision<CatalogueValue> value = first.addValue("test-fee-" + i, "900");
      first.stage(AcceptedSubmission.feedback("The page was easy to follow."));
      first.stage(AcceptedSubmission.concern("The counter closes at noon."));
      first.stage(
          AcceptedSubmission.valueAmendment(value.uid().toString(), "1000", "for every applicant"));
      first.stage(AcceptedSubmission.concern("Ask Marie Dubois at the counter."));
    }
    // What met another server is left to the next run.
    int committed = runTogether(houses) + first.commitJob().run().committed();
    assertThat(committed).isEqualTo(3 * EACH);
    first.check(
        tables -> {
          assertThat(tables.staging().count()).isEqualTo(EACH);
          assertThat(tables.review().listOpen()).hasSize(EACH);
          assertThat(tables.feedbackChannel().listNewest(1000))
              .extracting(FeedbackRow::uid)
              .doesNotHaveDuplicates()
              .hasSize(EACH);
          assertThat(tables.amendments().list(ProposalState.MERGED)).hasSize(EACH);
          assertThat(tables.catalogue().volatileValues().listCurrent())
              .hasSize(EACH)
              .allSatisfy(current -> assertThat(current.revision()).isEqualTo(2));
        });
  }

  private static int runTogether(List<House> houses)
      throws InterruptedException, ExecutionException {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Callable<CommitJob.Result>> runs =
          houses.stream()
              .<Callable<CommitJob.Result>>map(house -> () -> house.commitJob().run())
              .toList();
      int committed = 0;
      for (Future<CommitJob.Result> run : threads.invokeAll(runs)) {
        committed += run.get().committed();
      }
      return committed;
    }
  }

  private static EmbeddedPostgres start() throws IOException {
    return EmbeddedPostgres.builder().setServerConfig("deadlock_timeout", "100ms").start();
  }

  private static Location location(EmbeddedPostgres server) {
    return new Location.Postgres(
        server.getJdbcUrl("postgres", "postgres"), Optional.empty(), Optional.empty(), 4);
  }
}
