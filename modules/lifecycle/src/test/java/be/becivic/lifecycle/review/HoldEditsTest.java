package be.becivic.lifecycle.review;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.review.Resolution;
import be.becivic.records.submission.ReceiptState;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class HoldEditsTest extends HoldsCase {
  @Test
  void anEditIsReleasedInPlaceOfTheText() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    JsonNode edit = json("{\"content\": {\"body\": \"Ask at the counter.\"}}");
    assertThat(holds.preview(id, edit))
        .isInstanceOfSatisfying(
            Outcome.Ok.class,
            ok -> assertThat(((HeldDocument) ok.value()).findings().persons()).isEmpty());
    assertMoved(holds.releaseAfterEdit(id, edit).outcome(), ReceiptState.RELEASED_AFTER_EDIT);
    assertThat(concern(id).payload()).contains("Ask at the counter.").doesNotContain("Marie");
    assertNothingHeld(id, Resolution.RELEASED_AFTER_EDIT);
  }

  @Test
  void anEditMayKeepANameSinceAPersonDecided() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    JsonNode edit = json("{\"content\": {\"body\": \"Ask for Marie Dubois.\"}}");
    assertMoved(holds.releaseAfterEdit(id, edit).outcome(), ReceiptState.RELEASED_AFTER_EDIT);
  }

  @Test
  void anEditOfAPulledRatingOfASessionIsChecked() {
    SubmissionId id =
        house.commit(
            AcceptedSubmission.rating(
                "session", "ses_018f0000-0000-7000-8000-000000000001", "user_experience_stars"));
    holds.move(id, ReceiptState.NER_HELD_FOR_REVIEW);
    assertMoved(
        holds
            .releaseAfterEdit(id, json("{\"would_be_5_stars\": \"Shorter sentences.\"}"))
            .outcome(),
        ReceiptState.RELEASED_AFTER_EDIT);
    assertThat(rating(id).wouldBe5Stars()).contains("Shorter sentences.");
    assertThat(rating(id).targetId()).isEmpty();
  }

  @Test
  void aReleaseAfterAnEditNeedsTheEdit() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    assertRefused(
        holds.move(id, ReceiptState.RELEASED_AFTER_EDIT), ErrorCategory.INVALID_TRANSITION);
    assertRefused(
        holds.releaseAfterEdit(id, json("{\"content\": {\"body\": \"" + NAMED + "\"}}")).outcome(),
        ErrorCategory.INVALID_TRANSITION);
    assertThat(holds.find(id)).isPresent();
  }

  @Test
  void anEditThatBreaksTheSchemaIsRefused() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    assertRefused(
        holds.releaseAfterEdit(id, json("{\"content\": {\"body\": \"two\\nlines\"}}")).outcome(),
        ErrorCategory.SCHEMA_FAIL);
    assertThat(holds.find(id)).isPresent();
  }

  @Test
  void anEditCannotBringAnIdentifierIn() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    assertRefused(
        holds
            .releaseAfterEdit(id, json("{\"content\": {\"body\": \"Mail me@example.com.\"}}"))
            .outcome(),
        ErrorCategory.REGEX_FAIL);
    assertThat(holds.find(id)).isPresent();
  }

  @Test
  void anEditCannotChangeWhatItIsAbout() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    assertThat(
            holds.releaseAfterEdit(id, json("{\"target_id\": \"birth-registration\"}")).outcome())
        .isEqualTo(Outcome.refused(Rejection.schema("/target_id", "const")));
  }
}
