package be.becivic.server;

import be.becivic.intake.Receipt;
import be.becivic.intake.State;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.server.http.Response;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What is told about a submission, as JSON. */
final class SubmissionJson {
  private SubmissionJson() {}

  static Response receipt(FeedbackType type, Receipt receipt, Duration stagingWindow) {
    ObjectNode body = object().put(type.idField(), receipt.id().toString());
    return switch (receipt) {
      case Receipt.Staged staged ->
          Response.json(
              staged.repeated() ? 200 : 201,
              body.put("cancel_token", staged.cancelToken())
                  .put("commit_eta", time(staged.commitEta()))
                  .put("staging_window_hours", hours(stagingWindow)));
      case Receipt.Settled settled ->
          Response.json(200, describe(body.put("status", "duplicate"), settled.state()));
      case Receipt.Known _ -> Response.json(200, body.put("status", "duplicate"));
    };
  }

  static Response state(State state) {
    return Response.json(200, describe(object(), state));
  }

  static Response cancelled() {
    return Response.json(200, object().put("cancelled", true));
  }

  private static ObjectNode describe(ObjectNode body, State state) {
    return switch (state) {
      case State.Staged(Instant commitEta) ->
          body.put("state", "staged").put("commit_eta", time(commitEta));
      case State.Committed(Instant at) ->
          body.put("state", "committed").put("committed_at", time(at));
    };
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
