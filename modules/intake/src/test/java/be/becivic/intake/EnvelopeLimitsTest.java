package be.becivic.intake;

import static be.becivic.intake.Desk.HERE;
import static be.becivic.intake.Desk.MANY;
import static be.becivic.intake.Desk.receipt;
import static be.becivic.intake.Samples.item;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import be.becivic.intake.answer.EnvelopeAnswer;
import be.becivic.intake.answer.Quota;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.setup.LimitSettings;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.Violation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

class EnvelopeLimitsTest extends EnvelopeCase {
  private static final List<String> INHERITED =
      List.of(
          "schema_version",
          "submitted_at",
          "submitting_agent",
          "submission_contract_version",
          "declared_capabilities");

  @TempDir Path elsewhere;

  @Test
  void aMissingMemberOfTheEnvelopeRefusesItAsAWhole() {
    for (String member : INHERITED) {
      ObjectNode envelope = desk.samples.envelope("stage");
      envelope.remove(member);
      assertThat(refusal(envelope)).isEqualTo(Rejection.missing("", member));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"submitter_email", "deviceId", "user_handle"})
  void aBannedNameBesideTheItemsRefusesTheWhole(String name) {
    assertThat(refusal(desk.samples.envelope("stage").put(name, "x")).category())
        .isEqualTo(ErrorCategory.IDENTITY_FIELD_PRESENT);
  }

  @Test
  void fiftyItemsAreTakenAndFiftyOneAreNot() {
    ObjectNode envelope = desk.samples.envelope("stage");
    ArrayNode items = (ArrayNode) envelope.get("items");
    for (int i = 0; i < 50; i++) {
      items.add(item(desk.samples.feedback("Item " + i + ".")));
    }
    assertThat(receipts(desk.submitAll(envelope))).hasSize(50);
    items.add(item(desk.samples.feedback("One more.")));
    assertThat(refusal(envelope)).isEqualTo(Rejection.schema("/items", "maxItems"));
  }

  @Test
  void itemsBeyondTheLimitAreRefusedOneByOneAndTheNextEnvelopeAsAWhole() {
    limited(new LimitSettings(2, MANY, MANY, MANY, MANY, MANY, MANY));
    ObjectNode envelope =
        desk.samples.envelope(
            "stage",
            item(desk.samples.feedback("One.")),
            item(desk.samples.feedback("Two.")),
            item(desk.samples.feedback("Three.")));
    EnvelopeAnswer answer = desk.intake.submitAll(bytes(envelope), false, HERE);
    assertThat(results(answer))
        .map(EnvelopeTest::error)
        .containsExactly("", "", "RATE_LIMIT_EXCEEDED ");
    assertThat(answer.quotas()).extracting(Quota::remaining).contains(0L);

    EnvelopeAnswer next = desk.intake.submitAll(bytes(envelope), false, HERE);
    assertThat(rejection(next).category()).isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    assertThat(rejection(next).retryAfter()).contains(Duration.ofHours(12));
    ((ArrayNode) envelope.get("items")).remove(2);
    assertThat(receipts(desk.submitAll(envelope)))
        .as("repeats cost nothing")
        .allMatch(receipt -> ((Receipt.Staged) receipt).repeated());
  }

  @Test
  void validatingHasABudgetOfItsOwn() {
    limited(new LimitSettings(1, MANY, MANY, MANY, MANY, 3, MANY));
    ObjectNode envelope =
        desk.samples.envelope(
            "validate", item(desk.samples.feedback("One.")), item(desk.samples.feedback("Two.")));
    assertThat(receipts(desk.submitAll(envelope))).hasSize(2);
    assertThat(desk.submitAll(envelope))
        .map(EnvelopeTest::error)
        .containsExactly("", "RATE_LIMIT_EXCEEDED ");
    assertThat(refusal(envelope).category()).isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    receipt(desk.submit(desk.samples.feedback("The submission budget is untouched.")));
  }

  @Test
  void refusedItemsUseTheBudgetOfRefusals() {
    limited(new LimitSettings(MANY, MANY, MANY, MANY, MANY, MANY, 2));
    JsonNode bad = item(desk.samples.feedback("Write to me@example.org."));
    assertThat(desk.submitAll(desk.samples.envelope("stage", bad, bad, bad)))
        .map(EnvelopeTest::error)
        .containsExactly("REGEX_FAIL /body", "REGEX_FAIL /body", "RATE_LIMIT_EXCEEDED ");
  }

  @Test
  void votesBeyondTheirLimitLeaveOtherItemsTheirs() {
    limited(new LimitSettings(MANY, 1, MANY, MANY, MANY, MANY, MANY));
    ObjectNode envelope =
        desk.samples.envelope(
            "stage",
            item(desk.samples.vote("skill", Samples.SKILL, "confirm")),
            item(desk.samples.vote("skill", Samples.SKILL, "confirm")),
            item(desk.samples.feedback("Not a vote.")));

    assertThat(desk.submitAll(envelope))
        .map(EnvelopeTest::error)
        .containsExactly("", "RATE_LIMIT_EXCEEDED ", "");
  }

  @Test
  void whatWasSetAsideForItemsThatWereNotTakenIsGivenBack() {
    limited(new LimitSettings(2, MANY, MANY, MANY, MANY, MANY, MANY));
    ObjectNode known = desk.samples.feedback("One.");
    receipt(desk.submit(known));
    ObjectNode envelope = desk.samples.envelope("stage", item(known), item(known), item(known));

    assertThat(receipts(desk.submitAll(envelope))).hasSize(3);
    receipt(desk.submit(desk.samples.feedback("Two.")));
    assertThat(Desk.category(desk.submit(desk.samples.feedback("Three."))))
        .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
  }

  @Test
  void aRefusedEnvelopeIsToldWhatIsWrongInItsItemsToo() {
    ObjectNode bad = item(desk.samples.feedback("One."));
    bad.remove("body");
    ObjectNode envelope = desk.samples.envelope("stage", item(desk.samples.feedback("Fine.")), bad);
    envelope.remove(List.of("mode", "submitting_agent"));

    assertThat(refusal(envelope).violations())
        .extracting(Violation::pointer, violation -> violation.missing().orElse(""))
        .containsExactly(
            tuple("", "submitting_agent"), tuple("", "mode"), tuple("/items/1", "body"));
  }

  @Test
  void whatCannotBeSeenBesideTheItemsRefusesTheWhole() {
    ObjectNode envelope = desk.samples.envelope("stage");
    envelope.put("submitting_agent", "agent\u200b/1.0");

    assertThat(refusal(envelope).pointer()).contains("/submitting_agent");
    assertThat(refusal(envelope).category()).isEqualTo(ErrorCategory.SCHEMA_FAIL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "1", "null", "{\"items\": {}}"})
  void whatIsNoEnvelopeIsRefusedByTheSchema(String body) {
    assertThat(rejection(desk.intake.submitAll(body.getBytes(UTF_8), false, HERE)).category())
        .isEqualTo(ErrorCategory.SCHEMA_FAIL);
  }

  private void limited(LimitSettings settings) {
    desk.close();
    desk = Desk.open(elsewhere, settings);
  }
}
