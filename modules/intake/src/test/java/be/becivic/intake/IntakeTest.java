package be.becivic.intake;

import static be.becivic.intake.Desk.HERE;
import static be.becivic.intake.Desk.THERE;
import static be.becivic.intake.Desk.category;
import static be.becivic.intake.Desk.freshId;
import static be.becivic.intake.Desk.rejection;
import static be.becivic.intake.Desk.staged;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.intake.answer.Receipt;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.RecordsUnavailable;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

class IntakeTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = Desk.open(folder, Desk.GENEROUS);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void aGoodSubmissionIsStagedForTheWindow() {
    var staged = staged(desk.submit(desk.feedback(freshId())));
    assertThat(staged.commitEta()).isEqualTo(Desk.NOON.plus(Duration.ofHours(24)));
    assertThat(staged.cancelToken()).matches("[A-Za-z0-9_-]{43}");
    assertThat(staged.repeated()).isFalse();
  }

  @Test
  void aSubmissionFromTheNearFutureIsDueADayAfterItsOwnTime() {
    String body = desk.feedback(freshId()).replace("T12:00:00Z", "T12:40:00Z");
    assertThat(staged(desk.submit(body)).commitEta())
        .isEqualTo(Desk.NOON.plus(Duration.ofHours(24).plusMinutes(40)));
  }

  @Test
  void aRepeatByTheSameSubmitterGetsTheSameAnswerAndTheSameToken() {
    String body = desk.feedback(freshId());
    var first = staged(desk.submit(body));
    desk.pass(Duration.ofHours(3));
    var again = staged(desk.submit(body));
    assertThat(again.repeated()).isTrue();
    assertThat(again.cancelToken()).isEqualTo(first.cancelToken());
    assertThat(again.commitEta()).isEqualTo(first.commitEta());
  }

  @Test
  void aRepeatIsAnsweredBeforeAnythingElseCanRefuseIt() {
    String id = freshId();
    String body = desk.feedback(id);
    staged(desk.submit(body));
    desk.pass(Duration.ofDays(30));
    String outdatedAndIncapable = body.replace("\"structured_output\"", "\"vision\"");
    assertThat(staged(desk.submit(outdatedAndIncapable)).repeated()).isTrue();
  }

  @Test
  void aRepeatIsAnsweredThoughNothingCanBeWritten() {
    String body = desk.feedback(freshId());
    var first = staged(desk.submit(body));
    Desk full = desk.withAFullDisk();
    assertThat(staged(full.submit(body)).cancelToken()).isEqualTo(first.cancelToken());
    assertThatThrownBy(() -> full.submit(desk.feedback(freshId())))
        .isInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void anotherSubmittersRepeatIsRefused() {
    String body = desk.feedback(freshId());
    staged(desk.submit(body, HERE));
    assertThat(category(desk.submit(body, THERE)))
        .isEqualTo(ErrorCategory.DUPLICATE_ID_DIFFERENT_SUBMITTER);
  }

  @Test
  void theTokenCancelsAndLeavesOnlyAKnownId() {
    String body = desk.feedback(freshId());
    var staged = staged(desk.submit(body));
    assertThat(cancel(staged.id(), staged.cancelToken())).isEqualTo(Outcome.ok(staged.id()));
    assertThat(desk.intake.status(FeedbackType.FEEDBACK, staged.id().toString())).isEmpty();
    assertThat(desk.submit(body).outcome())
        .isEqualTo(Outcome.ok(new Receipt.Cancelled(staged.id())));
    assertThat(cancel(staged.id(), staged.cancelToken()))
        .isEqualTo(Outcome.refused(Rejection.of(ErrorCategory.UNAUTHORISED)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"})
  void aWrongTokenAndAnUnknownIdGetTheSameAnswer(String token) {
    var staged = staged(desk.submit(desk.feedback(freshId())));
    var unauthorised = Outcome.refused(Rejection.of(ErrorCategory.UNAUTHORISED));
    assertThat(cancel(staged.id(), token)).isEqualTo(unauthorised);
    assertThat(desk.intake.cancel(FeedbackType.FEEDBACK, freshId(), token)).isEqualTo(unauthorised);
    assertThat(desk.intake.cancel(FeedbackType.FEEDBACK, "nonsense", token))
        .isEqualTo(unauthorised);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[1,]", "{\"a\":1,\"a\":2}", "{} {}", "nul", "\"\\ud800\""})
  void whatIsNotStrictJsonIsInvalid(String body) {
    assertThat(category(desk.submit(body))).isEqualTo(ErrorCategory.INVALID_JSON);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "null", "1", "\"text\"", "true"})
  void whatIsNotAnObjectFailsTheSchemaAtItsRoot(String body) {
    assertThat(rejection(desk.submit(body))).isEqualTo(Rejection.schema("", "type"));
  }

  @Test
  void aMissingMemberIsNamed() {
    String body = desk.feedback(freshId()).replace("\"submitting_agent\": \"test-agent/1.0\",", "");
    assertThat(rejection(desk.submit(body))).isEqualTo(Rejection.missing("", "submitting_agent"));
  }

  @Test
  void aBannedNameIsReportedEvenWhereTheSchemaWouldRefuseItAnyway() {
    String body = desk.feedback(freshId()).replace("{", "{\"submitter_email\": \"x\", ");
    assertThat(category(desk.submit(body))).isEqualTo(ErrorCategory.IDENTITY_FIELD_PRESENT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\u200b", "\\u202e", "\\udb40\\udc41", "x\u200Dy", "\u2066"})
  void whatCannotBeSeenIsRefusedAtItsPlace(String hidden) {
    assertThat(rejection(desk.submit(desk.feedback(freshId(), "Clear" + hidden + "ly."))))
        .isEqualTo(Rejection.schema("/body", "invisible"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u26A0\uFE0F", "می\u200Cخواهم", "un\u00ADsure", "Straße"})
  void whatOnlyLooksHiddenIsAccepted(String text) {
    staged(desk.submit(desk.feedback(freshId(), "Read: " + text)));
  }

  @Test
  void aHiddenCharacterInANameIsReportedAtTheObjectThatHoldsIt() {
    ObjectNode amendment = desk.samples.amendment();
    amendment.putObject("pre_flight_validation_result").put("se\u200Bcret", "x");
    assertThat(rejection(desk.submit(amendment)))
        .isEqualTo(Rejection.schema("/pre_flight_validation_result", "invisible"));
  }

  @Test
  void aPlaceIsNamedOnlyAsFarAsOurSchemasNameIt() {
    ObjectNode amendment = desk.samples.amendment();
    amendment
        .putObject("pre_flight_validation_result")
        .putArray("1985")
        .add(1)
        .addObject()
        .put("jan_janssens_of_ghent", "mail me at someone@example.org");
    assertThat(rejection(desk.submit(amendment)))
        .isEqualTo(Rejection.at(ErrorCategory.REGEX_FAIL, "/pre_flight_validation_result"));
  }

  @Test
  void tooFewCapabilitiesAreRefused() {
    String body = desk.feedback(freshId()).replace(", \"structured_output\"", "");
    assertThat(category(desk.submit(body))).isEqualTo(ErrorCategory.CAPABILITY_MISMATCH);
  }

  @Test
  void anIdentifierInTheTextIsRefusedAndOnlyItsPlaceIsNamed() {
    Rejection rejection =
        rejection(desk.submit(desk.feedback(freshId(), "My number is 85.07.30-033.28 there.")));
    assertThat(rejection).isEqualTo(Rejection.at(ErrorCategory.REGEX_FAIL, "/body"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2026-11-15T13:00:01Z", "2026-11-08T11:59:59Z", "2026-11-15T15:00:01+02:00"})
  void aTimeTooFarFromOurClockIsRefused(String time) {
    String body = desk.feedback(freshId()).replace("2026-11-15T12:00:00Z", time);
    assertThat(rejection(desk.submit(body)))
        .isEqualTo(
            Rejection.schema("/submitted_at", "timing")
                .pointing(
                    "/submitted_at",
                    "Send the time of sending in UTC; here it is 2026-11-15T12:00:00Z."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2026-11-15T13:00:00Z", "2026-11-08T12:00:00Z", "2026-11-15T15:00:00+02:00"})
  void aTimeJustWithinTheBoundsIsAccepted(String time) {
    String body = desk.feedback(freshId()).replace("2026-11-15T12:00:00Z", time);
    staged(desk.submit(body));
  }

  @Test
  void aRefusedSubmissionLeavesItsIdFree() {
    String id = freshId();
    assertThat(category(desk.submit(desk.feedback(id, "mail me at someone@example.org"))))
        .isEqualTo(ErrorCategory.REGEX_FAIL);
    staged(desk.submit(desk.feedback(id, "Never mind.")));
  }

  private Outcome<SubmissionId> cancel(SubmissionId id, String token) {
    return desk.intake.cancel(FeedbackType.FEEDBACK, id.toString(), token);
  }
}
