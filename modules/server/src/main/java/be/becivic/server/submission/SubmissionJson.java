package be.becivic.server.submission;

import be.becivic.intake.answer.EnvelopeAnswer;
import be.becivic.intake.answer.Foreseen;
import be.becivic.intake.answer.ItemResult;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.answer.SessionItem;
import be.becivic.intake.answer.SubmissionState;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetMembers;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.review.HoldKind;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.SessionReceipt;
import be.becivic.server.http.Problem;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What is told about submissions, as JSON. */
public final class SubmissionJson {
  private static final String CANCELLED = "cancelled";

  private SubmissionJson() {}

  /**
   * A receipt.
   *
   * @param baseUrl the address of the site, without a slash at its end
   */
  public static ObjectNode receipt(
      FeedbackType type, Receipt receipt, Duration stagingWindow, String baseUrl) {
    ObjectNode body = object().put(type.idField(), receipt.id().toString());
    return switch (receipt) {
      case Receipt.Staged staged ->
          addToken(body, staged, baseUrl).put("staging_window_hours", hours(stagingWindow));
      case Receipt.Applied applied -> body.put("applied_at", time(applied.at()));
      case Receipt.Recorded _ -> body;
      case Receipt.Settled settled -> describe(body.put("status", "duplicate"), settled.state());
      case Receipt.Cancelled _ -> addFreshId(body.put("status", CANCELLED));
      case Receipt.Known _ -> body.put("status", "duplicate");
      case Receipt.Validated validated -> addForeseen(body, validated);
    };
  }

  public static ObjectNode results(EnvelopeAnswer.Results results, String baseUrl) {
    ObjectNode body =
        object()
            .put("session_id", results.session().toString())
            .put("mode", results.mode().wireName());
    ArrayNode items = body.putArray("results");
    results.items().forEach(item -> items.add(result(items.size(), item, baseUrl)));
    return body;
  }

  /** The result of a submission that was validated alone, as if it had come in an envelope. */
  public static ObjectNode validated(FeedbackType type, Receipt receipt) {
    return result(
        0, new ItemResult(Optional.of(type), Optional.of(receipt.id()), Outcome.ok(receipt)), "");
  }

  private static ObjectNode result(int index, ItemResult item, String baseUrl) {
    boolean isTaken =
        item.outcome() instanceof Outcome.Ok<Receipt>(Receipt taken)
            && !(taken instanceof Receipt.Cancelled)
            && !fails(taken);
    ObjectNode result =
        object()
            .put("idx", index)
            .put("type", item.type().map(FeedbackType::wireName).orElse(null))
            .put("ok", isTaken);
    String id = item.id().map(SubmissionId::toString).orElse(null);
    return switch (item.outcome()) {
      case Outcome.Ok<Receipt>(Receipt receipt) ->
          describe(result.put("status", status(receipt)).put("id", id), receipt, baseUrl);
      case Outcome.Refused<Receipt>(Rejection rejection) ->
          new Problem(rejection).addMembers(result.put("status", "rejected").put("id", id));
    };
  }

  private static String status(Receipt receipt) {
    return switch (receipt) {
      case Receipt.Staged staged -> staged.repeated() ? "duplicate" : "staged";
      case Receipt.Applied applied -> applied.repeated() ? "duplicate" : "applied";
      case Receipt.Validated _ -> fails(receipt) ? "held" : "validated";
      case Receipt.Cancelled _ -> CANCELLED;
      case Receipt.Recorded _, Receipt.Settled _, Receipt.Known _ -> "duplicate";
    };
  }

  private static ObjectNode describe(ObjectNode result, Receipt receipt, String baseUrl) {
    return switch (receipt) {
      case Receipt.Staged staged -> addToken(result, staged, baseUrl);
      case Receipt.Applied applied -> result.put("applied_at", time(applied.at()));
      case Receipt.Validated validated -> addForeseen(result, validated);
      case Receipt.Settled settled -> describe(result, settled.state());
      case Receipt.Cancelled _ -> addFreshId(result);
      case Receipt.Recorded _, Receipt.Known _ -> result;
    };
  }

  /** What the checks refuse would only wait until somebody gives up on it. */
  private static boolean fails(Receipt receipt) {
    return receipt instanceof Receipt.Validated(_, _, var foreseen)
        && foreseen.filter(hold -> !hold.findings().isEmpty()).isPresent();
  }

  private static ObjectNode addForeseen(ObjectNode body, Receipt.Validated validated) {
    body.put("would_stage_for", time(validated.wouldStageFor()));
    validated
        .foreseen()
        .ifPresent(
            hold -> {
              body.set("hold", hold(hold.kind()).put("noticed", hold.noticed()));
              ArrayNode findings = body.putArray("findings");
              hold.findings().forEach(place -> findings.add(finding(place)));
            });
    return body;
  }

  private static ObjectNode finding(Foreseen.Place place) {
    return object()
        .put("rule", place.rule())
        .put("file", place.file())
        .put("line", place.line())
        .put("column", place.column())
        .put("remedy", place.remedy());
  }

  public static ObjectNode state(SubmissionState state) {
    return describe(object(), state);
  }

  public static ObjectNode session(SessionId session, List<SessionItem> submissions) {
    ObjectNode body = object().put("session_id", session.toString());
    ArrayNode items = body.putArray("items");
    for (SessionItem submission : submissions) {
      SessionReceipt receipt = submission.receipt();
      ObjectNode item =
          items
              .addObject()
              .put("type", FeedbackType.of(receipt.id().kind()).wireName())
              .put("id", receipt.id().toString())
              .put("state", receipt.state().wireName())
              .put("received_at", time(receipt.receivedAt()));
      submission.commitEta().ifPresent(at -> item.put("commit_eta", time(at)));
      receipt.settledAt().ifPresent(at -> item.put("settled_at", time(at)));
    }
    return body;
  }

  public static ObjectNode cancelled() {
    return object().put(CANCELLED, true);
  }

  private static ObjectNode addToken(ObjectNode body, Receipt.Staged staged, String baseUrl) {
    return body.put("cancel_token", staged.cancelToken())
        .put("cancel_url", baseUrl + cancelPath(staged.id()))
        .put("commit_eta", time(staged.commitEta()));
  }

  private static String cancelPath(SubmissionId id) {
    return "/api/" + FeedbackType.of(id.kind()).collection() + "/" + id;
  }

  private static ObjectNode addFreshId(ObjectNode body) {
    return body.put("hint", "It was cancelled. To hand it in again, use a fresh id.");
  }

  private static ObjectNode describe(ObjectNode body, SubmissionState state) {
    return switch (state) {
      case SubmissionState.Staged(Instant commitEta) ->
          body.put("state", "staged").put("commit_eta", time(commitEta));
      case SubmissionState.Waiting(String name, Instant since) ->
          body.put("state", name).set("waits", waits(since)).asObject();
      case SubmissionState.Committed(Instant at) ->
          body.put("state", "committed").put("committed_at", time(at));
      case SubmissionState.Applied(Instant at) ->
          body.put("state", "applied").put("applied_at", time(at));
      case SubmissionState.Quarantined(Target target) ->
          TargetMembers.write(body.put("state", "quarantined"), target);
      case SubmissionState.Held(HoldKind kind, String noticed) ->
          body.put("state", ReceiptState.NER_HELD_FOR_REVIEW.wireName())
              .set("hold", hold(kind).put("noticed", noticed))
              .asObject();
      case SubmissionState.Reviewed(String name) -> body.put("state", name);
    };
  }

  private static ObjectNode waits(Instant since) {
    return object()
        .put("for", "another_change")
        .put("since", time(since))
        .put(
            "mend",
            "Another change of the same thing is under review. It goes on when that one is settled;"
                + " until then it can be cancelled.");
  }

  /** What keeps a text, and what would mend it. */
  public static ObjectNode hold(HoldKind kind) {
    return object().put("kind", kind.wireName()).put("mend", kind.mend());
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  private static String time(Instant instant) {
    return instant.truncatedTo(ChronoUnit.MILLIS).toString();
  }

  /** Whole hours as a whole number; a window of seconds as a fraction. */
  private static BigDecimal hours(Duration window) {
    BigDecimal hours =
        BigDecimal.valueOf(window.toMillis())
            .divide(BigDecimal.valueOf(3_600_000), 6, RoundingMode.HALF_UP)
            .stripTrailingZeros();
    return hours.scale() < 0 ? hours.setScale(0) : hours;
  }
}
