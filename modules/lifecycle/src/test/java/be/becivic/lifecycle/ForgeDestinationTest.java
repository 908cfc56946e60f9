package be.becivic.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.ChangeOpener;
import be.becivic.changes.ChangeOpener.Opening;
import be.becivic.changes.ChangePreview;
import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.ProposalState;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ForgeDestinationTest {
  private static final Opening OPENED = new Opening.Opened();

  @TempDir Path folder;
  private House house;

  @BeforeEach
  void open() {
    house = House.embedded(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  /** A forge that remembers what it was asked and answers as the test wants. */
  private static final class Opener implements ChangeOpener {
    private final Function<SubmissionId, Opening> answer;
    private final List<SubmissionId> opened = new ArrayList<>();
    private final List<SubmissionId> withdrawn = new ArrayList<>();

    private Opener(Function<SubmissionId, Opening> answer) {
      this.answer = answer;
    }

    @Override
    public Opening open(StagedSubmission submission) {
      opened.add(submission.id());
      return answer.apply(submission.id());
    }

    @Override
    public ChangePreview preview(SubmissionId submission, JsonNode document) {
      return new ChangePreview.Fits("");
    }

    @Override
    public void withdraw(SubmissionId submission) {
      withdrawn.add(submission);
    }
  }

  @Test
  void anAmendmentOfASkillIsPendingOnceItsChangeIsOpen() {
    SubmissionId id = stageAmendment();
    var opener = new Opener(_ -> OPENED);
    assertThat(house.commitJob(opener).run().committed()).isEqualTo(1);
    assertThat(opener.opened).containsExactly(id);
    Amendment row = amendments().getFirst();
    assertThat(row.submission()).isEqualTo(id);
    assertThat(row.state()).isEqualTo(ProposalState.PENDING);
    assertThat(house.receipt(id)).contains(ReceiptState.COMMITTED);
  }

  @Test
  void theServerSaysWhereTheResearchNotesAreAndWhatItFoundInThem() {
    stageAmendment();
    house.commitJob(new Opener(_ -> OPENED)).run();
    var provenance = StrictJson.parseStored(amendments().getFirst().payload()).get("provenance");
    assertThat(provenance.get("research_report_path").stringValue())
        .isEqualTo("skills/change-of-address/research-report.md");
    assertThat(provenance.get("scrub_summary").toString())
        .isEqualTo("{\"regex_passes\":[],\"ner_passes\":[],\"redactions_applied\":0}");
  }

  @Test
  void aChangeThatCannotBeOpenedNowLeavesTheSubmissionForTheNextRun() {
    SubmissionId id = stageAmendment();
    var broken =
        new Opener(
            _ -> {
              throw new IllegalStateException("no network");
            });
    assertThat(house.commitJob(broken).run().failures()).hasSize(1);
    assertThat(house.isStaged(id)).isTrue();
    house.pass(Duration.ofMinutes(5));
    assertThat(house.commitJob(new Opener(_ -> OPENED)).run().committed()).isEqualTo(1);
  }

  @Test
  void aChangeThatDoesNotFitMainEndsInConflict() {
    SubmissionId id = stageAmendment();
    house.commitJob(new Opener(_ -> new Opening.Conflict())).run();
    assertConflict(id);
  }

  /** What is served may be behind main. */
  @Test
  void whetherADiffStillAppliesIsAskedOfTheForgeAlone() {
    SubmissionId id =
        house.stage(
            AcceptedSubmission.bodyDiff(
                "--- a\\n+++ b\\n@@ -1,1 +1,1 @@\\n-no such line\\n+another line\\n"));
    house.commitJob(new Opener(_ -> OPENED)).run();
    assertThat(house.receipt(id)).contains(ReceiptState.COMMITTED);
  }

  @Test
  void theForgeMayAskForAPerson() {
    SubmissionId id = stageAmendment();
    var opener = new Opener(_ -> new Opening.Held(ReviewKind.CONTACT_HOLD, "a phone number"));
    assertThat(house.commitJob(opener).run().held()).isEqualTo(1);
    house.check(
        tables ->
            assertThat(tables.review().findOpen(id))
                .get()
                .returns(ReviewKind.CONTACT_HOLD, ReviewItem::kind));
  }

  @Test
  void whatAPersonReleasedGoesToTheForgeWithTheNextRun() {
    SubmissionId id =
        house.stage(AcceptedSubmission.summaryAmendment("Ask Marie Dubois at the counter."));
    var opener = new Opener(_ -> OPENED);
    assertThat(house.commitJob(opener).run().held()).isEqualTo(1);
    assertThat(opener.opened).isEmpty();
    house.holds().move(id, ReceiptState.RELEASED);
    assertThat(house.commitJob(opener).run().committed()).isEqualTo(1);
    assertThat(house.receipt(id)).contains(ReceiptState.RELEASED);
  }

  @Test
  void whatTheForgeHasTakenCannotBeHeldAnyMore() {
    SubmissionId id = stageAmendment();
    house.commitJob(new Opener(_ -> OPENED)).run();
    assertThat(house.holds().move(id, ReceiptState.NER_HELD_FOR_REVIEW))
        .isEqualTo(Outcome.refused(Rejection.of(ErrorCategory.INVALID_TRANSITION)));
    assertThat(amendments()).hasSize(1);
    assertThat(house.receipt(id)).contains(ReceiptState.COMMITTED);
  }

  @Test
  void aSubmissionCancelledWhileItsChangeOpensTakesTheChangeWithIt() {
    SubmissionId id = stageAmendment();
    var opener =
        new Opener(
            cancelled -> {
              house.change(tables -> tables.staging().delete(cancelled));
              return OPENED;
            });
    assertThat(house.commitJob(opener).run().committed()).isZero();
    assertThat(opener.withdrawn).containsExactly(id);
    assertThat(amendments()).isEmpty();
  }

  @Test
  void aChangeAnotherServerSettledMeanwhileIsLeftAlone() {
    stageAmendment();
    var quicker = new Opener(_ -> OPENED);
    var slower =
        new Opener(
            _ -> {
              house.commitJob(quicker).run();
              return OPENED;
            });
    assertThat(house.commitJob(slower).run().committed()).isZero();
    assertThat(slower.withdrawn).isEmpty();
    assertThat(amendments()).hasSize(1);
  }

  private SubmissionId stageAmendment() {
    return house.stage(AcceptedSubmission.tagAmendment("reported-move"));
  }

  private List<Amendment> amendments() {
    return house.read(tables -> tables.amendments().list(ProposalState.PENDING));
  }

  private void assertConflict(SubmissionId id) {
    assertThat(house.isStaged(id)).isFalse();
    assertThat(house.receipt(id)).contains(ReceiptState.CONFLICT);
    assertThat(house.sessionState(id)).isEqualTo(ReceiptState.CONFLICT);
    assertThat(amendments()).isEmpty();
  }
}
