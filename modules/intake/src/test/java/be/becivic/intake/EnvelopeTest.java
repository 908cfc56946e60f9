package be.becivic.intake;

import static be.becivic.intake.Desk.HERE;
import static be.becivic.intake.Desk.receipt;
import static be.becivic.intake.Samples.item;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.intake.answer.EnvelopeAnswer;
import be.becivic.intake.answer.ItemResult;
import be.becivic.intake.answer.Mode;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.answer.SessionItem;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.SessionReceipt;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.value.Hash;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class EnvelopeTest extends EnvelopeCase {
  @Test
  void everyItemHasItsResultInOrder() {
    JsonNode[] items =
        desk.samples.all().stream()
            .filter(sample -> Samples.type(sample) != FeedbackType.ANALYTICS)
            .map(Samples::item)
            .toArray(JsonNode[]::new);
    List<ItemResult> results = desk.submitAll(desk.samples.envelope("stage", items));
    assertThat(results).hasSize(6).allMatch(result -> result.outcome() instanceof Outcome.Ok);
    for (int i = 0; i < items.length; i++) {
      assertThat(results.get(i).type().orElseThrow().wireName())
          .isEqualTo(items[i].get("type").stringValue());
      assertThat(results.get(i).id()).isPresent();
    }
  }

  @Test
  void anItemIsStoredAsIfItHadComeAlone() {
    ObjectNode concern = desk.samples.concern("It was shorter.");
    SubmissionId id =
        desk.submitAll(desk.samples.envelope("stage", item(concern))).getFirst().id().orElseThrow();
    assertThat(payload(id)).isEqualTo(concern);
  }

  @Test
  void whatAnItemSaysItselfWins() {
    ObjectNode own = item(desk.samples.feedback("Mine.")).put("submitting_agent", "other/2.0");
    own.put("submitted_at", Desk.NOON.minusSeconds(60).toString());
    ItemResult result = desk.submitAll(desk.samples.envelope("stage", own)).getFirst();
    assertThat(payload(result.id().orElseThrow()).get("submitting_agent").stringValue())
        .isEqualTo("other/2.0");
    ObjectNode unable = item(desk.samples.feedback("Unable."));
    unable.putArray("declared_capabilities");
    assertThat(category(desk.submitAll(desk.samples.envelope("stage", unable)).getFirst()))
        .isEqualTo(ErrorCategory.CAPABILITY_MISMATCH);
  }

  @Test
  void oneBadItemLeavesTheOthersAlone() {
    List<ItemResult> results =
        desk.submitAll(
            desk.samples.envelope(
                "stage",
                item(desk.samples.feedback("Good.")),
                item(desk.samples.feedback("Write to me@example.org.")),
                StrictJson.parseStored("[1]"),
                StrictJson.parseStored("{\"type\": \"observation\"}"),
                item(desk.samples.event()),
                item(desk.samples.feedback("x")).put("submitter_name", "x"),
                item(desk.samples.feedback("x")).put("topic", Long.MAX_VALUE),
                item(desk.samples.rating())));
    assertThat(results)
        .map(EnvelopeTest::error)
        .containsExactly(
            "",
            "REGEX_FAIL /body",
            "SCHEMA_FAIL ",
            "SCHEMA_FAIL /type",
            "SCHEMA_FAIL /type",
            "IDENTITY_FIELD_PRESENT ",
            "SCHEMA_FAIL /topic",
            "");
    assertThat(results.get(3).type()).isEmpty();
    assertThat(results.get(3).id()).isEmpty();
  }

  @Test
  void anIdTwiceInOneEnvelopeIsStagedOnce() {
    ObjectNode one = item(desk.samples.feedback("Twice."));
    for (String mode : List.of("validate", "stage")) {
      List<ItemResult> results = desk.submitAll(desk.samples.envelope(mode, one, one));
      assertThat(results.get(1).outcome())
          .isInstanceOfSatisfying(
              Outcome.Ok.class,
              ok ->
                  assertThat(ok.value())
                      .isInstanceOfAny(Receipt.Known.class, Receipt.Staged.class));
    }
    assertThat(desk.records.<Long>read(tables -> tables.staging().count())).isEqualTo(1);
  }

  @Test
  void aResentEnvelopeIsAllRepeatsWithTheSameTokens() {
    ObjectNode envelope =
        desk.samples.envelope(
            "stage",
            item(desk.samples.concern("Once.")),
            item(desk.samples.vote("skill", Samples.SKILL, "confirm")));
    List<Receipt> first = receipts(desk.submitAll(envelope));
    List<Receipt> again = receipts(desk.submitAll(envelope));
    assertThat(((Receipt.Staged) again.get(0)).cancelToken())
        .isEqualTo(((Receipt.Staged) first.get(0)).cancelToken());
    assertThat(((Receipt.Staged) again.get(0)).repeated()).isTrue();
    assertThat(((Receipt.Applied) again.get(1)).repeated()).isTrue();
  }

  @Test
  void anEmptyEnvelopeHasNoResults() {
    assertThat(desk.submitAll(desk.samples.envelope("stage"))).isEmpty();
    assertThat(desk.submitAll(desk.samples.envelope("validate"))).isEmpty();
  }

  @Test
  void validatingWritesNothingButItsCounter() {
    ObjectNode concern = item(desk.samples.concern("Would this do?"));
    ObjectNode vote = item(desk.samples.flag(Samples.SKILL));
    List<Receipt> receipts =
        receipts(desk.submitAll(desk.samples.envelope("validate", concern, vote)));
    assertThat(receipts)
        .containsExactly(
            new Receipt.Validated(
                id(concern), Desk.NOON.plus(Duration.ofHours(24)), Optional.empty()),
            new Receipt.Validated(id(vote), Desk.NOON, Optional.empty()));
    assertThat(desk.flagged).isEmpty();
    assertThat(desk.records.<Boolean>read(t -> t.knownIds().contains(id(concern)))).isFalse();
    assertThat(desk.records.<Long>read(tables -> tables.staging().count())).isZero();
    assertThat(desk.records.<Boolean>read(t -> t.validations().find(id(vote)).isEmpty())).isTrue();
    receipts(desk.submitAll(desk.samples.envelope("stage", concern, vote)));
  }

  @Test
  void validatingKnowsWhatIsAlreadyThere() {
    ObjectNode feedback = desk.samples.feedback("Once.");
    receipt(desk.submit(feedback));
    assertThat(receipts(desk.submitAll(desk.samples.envelope("validate", item(feedback)))))
        .first()
        .isInstanceOf(Receipt.Staged.class);
  }

  @Test
  void theBodysModeWinsOverTheQuery() {
    ObjectNode envelope = desk.samples.envelope("stage", item(desk.samples.feedback("Now.")));
    assertThat(mode(envelope, true)).contains(Mode.STAGE);
    envelope.remove("mode");
    assertThat(mode(envelope, true)).contains(Mode.VALIDATE);
    assertThat(refusal(envelope)).isEqualTo(Rejection.missing("", "mode"));
  }

  @Test
  void aSessionFindsItsItemsAndOnlyItsHashIsKept() {
    ObjectNode concern = item(desk.samples.concern("Mine."));
    ObjectNode vote = item(desk.samples.vote("skill", Samples.SKILL, "confirm"));
    ObjectNode envelope = desk.samples.envelope("stage", concern, vote);
    receipts(desk.submitAll(envelope));
    SessionId session = SessionId.parse(envelope.get("session_id").stringValue()).orElseThrow();
    assertThat(desk.intake.session(session))
        .extracting(SessionItem::receipt)
        .extracting(SessionReceipt::id, SessionReceipt::state)
        .containsExactlyInAnyOrder(
            org.assertj.core.groups.Tuple.tuple(id(concern), ReceiptState.STAGED),
            org.assertj.core.groups.Tuple.tuple(id(vote), ReceiptState.APPLIED));
    Optional<Hash> kept =
        desk.records.read(tables -> tables.validations().find(id(vote)).orElseThrow().session());
    assertThat(kept).contains(Desk.HASHES.session(session));
    assertThat(desk.intake.session(SessionId.parse(Samples.freshId("ses_")).orElseThrow()))
        .isEmpty();
  }

  @Test
  void aSessionFindsWhatWasKeptBeforeItsHashBeganWithATime() {
    ObjectNode earlier = item(desk.samples.concern("Before."));
    ObjectNode later = item(desk.samples.concern("Since."));
    ObjectNode envelope = desk.samples.envelope("stage", earlier, later);
    receipts(desk.submitAll(envelope));
    SessionId session = SessionId.parse(envelope.get("session_id").stringValue()).orElseThrow();

    keep(id(earlier), Desk.HASHES.sessionWithoutTime(session));

    assertThat(desk.intake.session(session))
        .extracting(found -> found.receipt().id())
        .containsExactly(id(earlier), id(later));
  }

  private void keep(SubmissionId id, Hash session) {
    desk.records.write(
        tables -> {
          StagedSubmission row = tables.staging().find(id).orElseThrow();
          tables.staging().delete(id);
          tables
              .staging()
              .insert(
                  new StagedSubmission(
                      id,
                      row.state(),
                      row.payload(),
                      row.submittedAt(),
                      row.receivedAt(),
                      row.commitEta(),
                      row.tokenHash(),
                      row.salt(),
                      row.submitterHash(),
                      row.cohortAnchor(),
                      row.lastAttempt(),
                      Optional.of(session)));
          return id;
        });
  }

  @Test
  void aCancelledItemLeavesItsSession() {
    ObjectNode envelope = desk.samples.envelope("stage", item(desk.samples.feedback("Oops.")));
    Receipt.Staged staged = (Receipt.Staged) receipts(desk.submitAll(envelope)).getFirst();
    desk.intake.cancel(FeedbackType.FEEDBACK, staged.id().toString(), staged.cancelToken());
    assertThat(
            desk.intake.session(
                SessionId.parse(envelope.get("session_id").stringValue()).orElseThrow()))
        .isEmpty();
  }

  private Optional<Mode> mode(JsonNode envelope, boolean dryRun) {
    return desk.intake.submitAll(bytes(envelope), dryRun, HERE).outcome()
            instanceof Outcome.Ok<EnvelopeAnswer.Results>(var results)
        ? Optional.of(results.mode())
        : Optional.empty();
  }

  private JsonNode payload(SubmissionId id) {
    return StrictJson.parseStored(
        desk.records.read(tables -> tables.staging().find(id).orElseThrow().payload()));
  }

  private static SubmissionId id(JsonNode item) {
    return SubmissionId.parse(item.get(Samples.type(item).idField()).stringValue()).orElseThrow();
  }
}
