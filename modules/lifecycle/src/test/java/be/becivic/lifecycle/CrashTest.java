package be.becivic.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import be.becivic.changes.ChangeOpener;
import be.becivic.changes.ChangePreview;
import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Location;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.ProposalState;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Stops the job before each single thing it asks of the database, then lets another finish. */
@Tag("long")
class CrashTest {
  private static final int MORE_THAN_EVER_NEEDED = 200;

  private static final ChangeOpener OPENER =
      new ChangeOpener() {
        @Override
        public Opening open(StagedSubmission submission) {
          return new Opening.Opened();
        }

        @Override
        public ChangePreview preview(SubmissionId submission, JsonNode document) {
          throw new AssertionError("nobody releases anything");
        }

        @Override
        public void withdraw(SubmissionId submission) {
          throw new AssertionError("nothing was cancelled");
        }
      };

  @TempDir Path folder;

  @Test
  void whereverTheJobStopsEveryRowIsCommittedOnce() {
    int stop = 0;
    boolean stopped = true;
    while (stopped) {
      assertThat(stop).isLessThan(MORE_THAN_EVER_NEEDED);
      var location = new Location.Embedded(folder.resolve(stop + ".db"));
      try (var records = RecordsEngine.open(location)) {
        var house = new House(records);
        Revision<CatalogueValue> value = house.addValue("900");
        List<SubmissionId> ids = stageOneOfEach(house, value);
        var failing = new FailingRecords(records, stop);
        Throwable crash = catchThrowable(() -> new House(failing).commitJob(OPENER).run());
        stopped = crash instanceof FailingRecords.Killed;
        assertThat(new House(records).commitJob(OPENER).run().failures()).isEmpty();
        assertSettledOnce(house, ids);
        stop++;
      }
    }
    assertThat(stop).isGreaterThan(20);
  }

  private static List<SubmissionId> stageOneOfEach(House house, Revision<CatalogueValue> value) {
    return List.of(
        house.stage(AcceptedSubmission.concern("The counter closes at noon.")),
        house.stage(AcceptedSubmission.feedback("The page was easy to follow.")),
        house.stage(AcceptedSubmission.skillRating("Shorter sentences.")),
        house.stage(
            AcceptedSubmission.valueAmendment(
                value.uid().toString(), "1000", "for every applicant")),
        house.stage(AcceptedSubmission.tagAmendment("reported-move")),
        house.stage(AcceptedSubmission.concern("Ask Marie Dubois at the counter.")));
  }

  private static void assertSettledOnce(House house, List<SubmissionId> ids) {
    house.check(
        tables -> {
          assertThat(tables.concerns().findBySubmission(ids.get(0))).isPresent();
          assertThat(tables.feedbackChannel().listNewest(1000)).hasSize(1);
          assertThat(tables.ratings().findBySubmission(ids.get(2))).isPresent();
          assertThat(tables.amendments().list(ProposalState.MERGED)).hasSize(1);
          assertThat(tables.amendments().list(ProposalState.PENDING)).hasSize(1);
          assertThat(tables.catalogue().volatileValues().listCurrent())
              .singleElement()
              .returns(2, Revision::revision);
          assertThat(tables.review().listOpen()).hasSize(1);
          assertThat(tables.staging().count()).isEqualTo(1);
        });
    ids.subList(0, 5).forEach(id -> assertThat(house.receipt(id)).contains(ReceiptState.COMMITTED));
  }
}
