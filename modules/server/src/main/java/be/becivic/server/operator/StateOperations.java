package be.becivic.server.operator;

import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.StateChange;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.records.submission.ReceiptState;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationHandler;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The operator's hand on a submission: hold, release, release after an edit, discard (§8.3). */
record StateOperations(FeedbackType type, Holds holds) implements OperationHandler {
  private static final String FORMER_HOLD = "held_for_review";

  private static final Parameter<String> ID =
      Parameter.segment("id").says("The id of a submission.");

  private static final Shape CHANGE =
      Shape.named(
          "StateChange",
          """
          {
            "type": "object",
            "required": ["state"],
            "properties": {
              "state": { "enum": ["ner_held_for_review", "released", "released_after_edit", "discarded"] },
              "text": { "type": "object", "description": "The edited text; released_after_edit needs it." }
            }
          }
          """);

  private static final Shape CHANGED =
      Shape.named(
          "StateChanged",
          """
          {
            "type": "object",
            "required": ["state", "previous"],
            "properties": { "state": { "type": "string" }, "previous": { "type": "string" } }
          }
          """);

  static final List<ServedOperation> SERVED =
      Arrays.stream(FeedbackType.values())
          .filter(type -> type != FeedbackType.ANALYTICS)
          .map(
              type ->
                  new ServedOperation(
                      declared(type), doors -> new StateOperations(type, doors.holds())))
          .toList();

  private static Operation declared(FeedbackType type) {
    return Operation.patch("move_" + type.wireName(), "/api/" + type.collection() + "/{id}/status")
        .says("Hold, release or discard a submission.")
        .takes(ID)
        .takesBody(CHANGE)
        .answers(200, "Its state, and the one before", CHANGED)
        .refuses(ErrorCategory.INVALID_TRANSITION, ErrorCategory.NOT_FOUND)
        .onlyFor(Access.OPERATOR);
  }

  @Override
  public OperationReply handle(Call call) {
    Optional<SubmissionId> id = SubmissionId.parse(type.idKind(), call.arguments().get(ID));
    if (id.isEmpty()) {
      return OperationReply.refused(Rejection.of(ErrorCategory.NOT_FOUND));
    }
    return OperationReply.of(
        StrictJson.parse(call.body())
            .then(body -> wanted(body).then(state -> move(id.get(), state, body)))
            .map(
                moved ->
                    JsonNodeFactory.instance
                        .objectNode()
                        .put("state", moved.now().wireName())
                        .put("previous", moved.previous().wireName())));
  }

  private Outcome<StateChange> move(SubmissionId id, ReceiptState state, JsonNode body) {
    Optional<JsonNode> text = body.optional("text");
    return state == ReceiptState.RELEASED_AFTER_EDIT && text.isPresent()
        ? holds.releaseAfterEdit(id, text.get()).outcome()
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
        .flatMap(JsonNode::stringValueOpt)
        .flatMap(
            name ->
                Arrays.stream(ReceiptState.values())
                    .filter(known -> known.wireName().equals(name))
                    .findFirst())
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(unknown(state.get())));
  }

  /** A state of old is a state still, only none that anything can go to. */
  private static Rejection unknown(JsonNode state) {
    return state.asString("").equals(FORMER_HOLD)
        ? Rejection.of(ErrorCategory.INVALID_TRANSITION)
        : Rejection.notAmong(
            "/state",
            "enum",
            Arrays.stream(ReceiptState.values()).map(ReceiptState::wireName).toList());
  }
}
