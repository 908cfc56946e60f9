package be.becivic.server.api;

import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.StateChange;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.submission.ReceiptState;
import be.becivic.server.access.OperatorToken;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.WhileStored;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The operator's hand on a submission: hold, release, release after an edit, discard (§8.3). */
public record StatusRoutes(Holds holds, OperatorToken operator, int maxBody) {

  public List<Route> routes() {
    return Arrays.stream(FeedbackType.values())
        .filter(type -> type != FeedbackType.ANALYTICS)
        .map(
            type ->
                Route.patch(
                    "/api/" + type.collection() + "/{id}/status",
                    maxBody,
                    operator.guard(new WhileStored(request -> move(type, request)))))
        .toList();
  }

  private Response move(FeedbackType type, Request request) {
    Optional<SubmissionId> id = SubmissionId.parse(type.idKind(), request.parameter("id"));
    if (id.isEmpty()) {
      return Response.problem(Rejection.of(ErrorCategory.NOT_FOUND));
    }
    Outcome<StateChange> outcome =
        StrictJson.parse(request.body())
            .then(body -> wanted(body).then(state -> move(id.get(), state, body)));
    return switch (outcome) {
      case Outcome.Ok<StateChange>(StateChange moved) ->
          Response.json(
              200,
              JsonNodeFactory.instance
                  .objectNode()
                  .put("state", moved.now().wireName())
                  .put("previous", moved.previous().wireName()));
      case Outcome.Refused<StateChange>(Rejection rejection) -> Response.problem(rejection);
    };
  }

  private Outcome<StateChange> move(SubmissionId id, ReceiptState state, JsonNode body) {
    Optional<JsonNode> text = body.optional("text");
    return state == ReceiptState.RELEASED_AFTER_EDIT && text.isPresent()
        ? holds.releaseAfterEdit(id, text.get())
        : holds.move(id, state);
  }

  private static Outcome<ReceiptState> wanted(JsonNode body) {
    if (!body.isObject()) {
      return Outcome.refused(Rejection.schema("", "type"));
    }
    Optional<JsonNode> state = body.optional("state");
    if (state.isEmpty()) {
      return Outcome.refused(Rejection.missing("", "state"));
    }
    return state
        .filter(JsonNode::isString)
        .map(JsonNode::stringValue)
        .flatMap(
            name ->
                Arrays.stream(ReceiptState.values())
                    .filter(known -> known.wireName().equals(name))
                    .findFirst())
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.schema("/state", "enum")));
  }
}
