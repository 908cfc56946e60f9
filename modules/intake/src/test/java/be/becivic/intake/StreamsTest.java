package be.becivic.intake;

import static be.becivic.intake.Desk.HERE;
import static be.becivic.intake.Desk.THERE;
import static be.becivic.intake.Desk.category;
import static be.becivic.intake.Desk.receipt;
import static be.becivic.intake.Desk.rejection;
import static be.becivic.intake.Desk.staged;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.intake.answer.Receipt;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What holds for every stream alike, and what sets one apart. */
class StreamsTest {
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

  @ParameterizedTest
  @EnumSource
  void aGoodSubmissionOfEveryTypeIsTaken(FeedbackType type) {
    ObjectNode submission = sample(type);
    SubmissionId id = receipt(desk.submit(submission)).id();
    assertThat(id.toString()).isEqualTo(submission.get(type.idField()).stringValue());
    assertThat(desk.records.<Boolean>read(tables -> tables.knownIds().contains(id))).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void aRepeatIsAnsweredAlikeWhateverElseIsWrongWithIt(FeedbackType type) {
    ObjectNode submission = sample(type);
    Receipt first = receipt(desk.submit(submission));
    desk.pass(Duration.ofDays(30));
    submission.putArray("declared_capabilities");
    Receipt again = receipt(desk.submit(submission));
    assertThat(again).isEqualTo(repeated(first));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANALYTICS")
  void anIdBelongsToTheAddressThatUsedItFirst(FeedbackType type) {
    ObjectNode submission = sample(type);
    receipt(desk.submit(submission, HERE));
    assertThat(category(desk.submit(submission, THERE)))
        .isEqualTo(ErrorCategory.DUPLICATE_ID_DIFFERENT_SUBMITTER);
  }

  @Test
  void ofAnEventNotEvenItsAddressIsRemembered() {
    ObjectNode event = desk.samples.event();
    receipt(desk.submit(event, HERE));
    assertThat(receipt(desk.submit(event, THERE))).isInstanceOf(Receipt.Recorded.class);
    assertThat(desk.intake.status(FeedbackType.ANALYTICS, id(event))).isEmpty();
    assertThat(
            desk.records.<Long>read(
                tables ->
                    tables.analytics().count(Desk.NOON, Desk.NOON.plusSeconds(1)).stream()
                        .mapToLong(count -> count.count())
                        .sum()))
        .isEqualTo(1);
  }

  @Test
  void anEventNeedsConsent() {
    assertThat(rejection(desk.submit(desk.samples.event().put("opt_in_consent", false))))
        .isEqualTo(Rejection.schema("/opt_in_consent", "const"));
  }

  @Test
  void whatIsStagedIsAnchoredToTheVersionItWasWrittenAgainst() {
    SubmissionId id = staged(desk.submit(desk.samples.concern("It was shorter."))).id();
    assertThat(
            desk.records.<Optional<String>>read(
                tables -> tables.staging().find(id).orElseThrow().cohortAnchor()))
        .contains(Samples.SKILL + "@0.1.0");
  }

  @Test
  void whichSessionWasRatedIsNotKept() {
    String session = Samples.freshId("ses_");
    ObjectNode rating =
        desk.samples.rating().put("target_type", "session").put("target_id", session);
    rating.remove("skill_quality_stars");
    SubmissionId id = staged(desk.submit(rating.put("user_experience_stars", 3))).id();
    String payload = desk.records.read(tables -> tables.staging().find(id).orElseThrow().payload());
    assertThat(payload).contains("user_experience_stars").doesNotContain(session, "target_id");
  }

  @ParameterizedTest
  @CsvSource({
    "skill, no-such-skill",
    "path, no-such-path",
    "path_source, birth-certificate-belgian:nowhere",
    "volatile_value, val-99999",
    "reference, ref-99999",
    "observation, con-99999"
  })
  void aTargetThatDoesNotExistIsACrossReferenceFailure(String type, String target) {
    Rejection rejection = rejection(desk.submit(desk.samples.vote(type, target, "confirm")));

    assertThat(rejection.category()).isEqualTo(ErrorCategory.CROSS_REF_FAIL);
    assertThat(rejection.pointer()).contains("/target_id");
    assertThat(rejection.hint()).isPresent();
  }

  @Test
  void theScrubComesBeforeTheCrossReferenceAndThatBeforeTheTime() {
    ObjectNode concern = desk.samples.concern("Write to someone@example.org.");
    concern.put("target_id", "no-such-skill").put("submitted_at", "2026-01-01T00:00:00Z");
    assertThat(category(desk.submit(concern))).isEqualTo(ErrorCategory.REGEX_FAIL);
    ((ObjectNode) concern.get("content")).put("body", "Fine.");
    assertThat(category(desk.submit(concern))).isEqualTo(ErrorCategory.CROSS_REF_FAIL);
    concern.put("target_id", Samples.SKILL);
    assertThat(rejection(desk.submit(concern)))
        .isEqualTo(
            Rejection.schema("/submitted_at", "timing")
                .pointing(
                    "/submitted_at",
                    "Send the time of sending in UTC; here it is 2026-11-15T12:00:00Z."));
  }

  @Test
  void whatIsReportedHasBeenSeenBySomebodySomewhere() {
    ObjectNode concern = desk.samples.concern("The desk asked for a second copy.");
    ObjectNode content = (ObjectNode) concern.get("content");
    content.put("evidence_date", "2026-11-17");
    assertThat(rejection(desk.submit(concern)))
        .isEqualTo(
            Rejection.schema("/content/evidence_date", "timing")
                .pointing("/content/evidence_date", "Send the day it was seen, which has come."));
    content.put("evidence_date", "2026-11-16");
    staged(desk.submit(concern));
  }

  @ParameterizedTest
  @CsvSource({"AMENDMENT, true", "DRAFT, true", "VALIDATION, true", "CONCERN, false"})
  void theTierFollowsTheType(FeedbackType type, boolean asksForMore) {
    ObjectNode submission = sample(type);
    if (type == FeedbackType.AMENDMENT) {
      submission = desk.samples.pathEdit("title.de", text("Geburtsurkunde"));
    }
    submission.putArray("declared_capabilities").add("multi_turn").add("structured_output");
    assertThat(desk.submit(submission).outcome() instanceof Outcome.Refused<Receipt>)
        .isEqualTo(asksForMore);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "validated_at",
        "regex_passes",
        "cohort_anchor",
        "uid",
        "skill_version",
        "status",
        "received_at",
        "commit_eta",
        "committed_at",
        "cancel_token",
        "ner_held_for_review"
      })
  void whatOnlyTheServerSetsIsRefusedOnEveryStream(String member) {
    for (FeedbackType type : FeedbackType.values()) {
      ObjectNode submission = sample(type).put(member, "x");
      Rejection rejection = rejection(desk.submit(submission));
      assertThat(rejection.category()).as(type.name()).isEqualTo(ErrorCategory.SCHEMA_FAIL);
      assertThat(rejection.keyword()).as(type.name()).contains("additionalProperties");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"scrub_summary", "research_report_path"})
  void whatOnlyTheServerSetsInNotesIsRefused(String member) {
    ObjectNode draft = desk.samples.draft();
    draft.set("provenance", Samples.discovery("Read the law.").put(member, "x"));
    assertThat(rejection(desk.submit(draft)))
        .isEqualTo(Rejection.schema("/provenance/" + member, "additionalProperties"));
  }

  private ObjectNode sample(FeedbackType type) {
    return desk.samples.all().stream()
        .filter(sample -> Samples.type(sample) == type)
        .findFirst()
        .orElseThrow();
  }

  private static Receipt repeated(Receipt first) {
    return switch (first) {
      case Receipt.Staged staged ->
          new Receipt.Staged(staged.id(), staged.cancelToken(), staged.commitEta(), true);
      case Receipt.Applied applied -> new Receipt.Applied(applied.id(), applied.at(), true);
      case Receipt other -> other;
    };
  }

  private static String id(JsonNode submission) {
    return submission.get(Samples.type(submission).idField()).stringValue();
  }

  private static JsonNode text(String text) {
    return tools.jackson.databind.node.StringNode.valueOf(text);
  }
}
