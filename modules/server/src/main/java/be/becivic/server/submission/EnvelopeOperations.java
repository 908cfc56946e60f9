package be.becivic.server.submission;

import be.becivic.intake.Intake;
import be.becivic.intake.answer.EnvelopeAnswer;
import be.becivic.intake.answer.Mode;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.OperationBuilder;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.FrontDoors;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Many submissions in one request, and what became of a session's (§8.3.0a). */
final class EnvelopeOperations {
  private static final String MODE = "mode";

  private static final Parameter<Boolean> DRY_RUN =
      Parameter.mark("dry_run").says("1 or true stands for mode validate where the body has none.");

  private static final Parameter<String> SESSION =
      Parameter.segment("session_id").says("The session id an envelope was sent with.");

  private static final ServedOperation SUBMIT =
      new ServedOperation(
          envelope(
                  Operation.post("submit_envelope", "/api/feedback"),
                  "Send the items of a session: with mode validate first, then with mode stage.")
              .takes(DRY_RUN)
              .explainedAt(SubmissionOperations.TEMPLATE)
              .notAsTool()
              .open(),
          doors -> call -> submit(doors, call, call.body(), call.arguments().get(DRY_RUN)));

  private static final ServedOperation VALIDATE =
      tool(
          Mode.VALIDATE,
          envelope(
                  Operation.post("validate_envelope", "/api/validate-submission"),
                  "Check several submissions of one session without handing them in; each is judged"
                      + " on its own.")
              .changesNothing()
              .asTool("Check an envelope", "validate_submission")
              .open());

  private static final ServedOperation STAGE =
      tool(
          Mode.STAGE,
          envelope(
                  Operation.post("stage_envelope", "/api/stage-submission"),
                  "Hand in several submissions of one session after the person approved them; each"
                      + " is taken or refused on its own.")
              .asTool("Hand in an envelope", "stage_submission")
              .open());

  private static final ServedOperation STATUS =
      new ServedOperation(
          Operation.get("session_status", "/api/feedback/sessions/{session_id}")
              .says("How the items of a session stand, while receipts last.")
              .takes(SESSION)
              .answers(200, "Its submissions and how they stand", SubmissionShapes.SESSION)
              .refuses(ErrorCategory.NOT_FOUND)
              .explainedAt(SubmissionOperations.TEMPLATE)
              .asTool("What a session handed in", "get_session_status")
              .open(),
          doors -> call -> session(doors.intake(), call));

  static final List<ServedOperation> ALL = List.of(SUBMIT, VALIDATE, STAGE, STATUS);

  private EnvelopeOperations() {}

  private static OperationBuilder envelope(OperationBuilder operation, String summary) {
    return operation
        .says(summary)
        .takesBody(Shape.of(SchemaName.FEEDBACK_ENVELOPE))
        .answers(200, "One result for each item, in order", SubmissionShapes.RESULTS)
        .refuses(ErrorCategory.IDENTITY_FIELD_PRESENT, ErrorCategory.RATE_LIMIT_EXCEEDED);
  }

  private static ServedOperation tool(Mode mode, Operation operation) {
    return new ServedOperation(
        operation,
        doors ->
            call ->
                switch (moded(mode, call.body())) {
                  case Outcome.Ok<byte[]>(byte[] body) -> submit(doors, call, body, false);
                  case Outcome.Refused<byte[]>(Rejection rejection) ->
                      OperationReply.refused(rejection);
                });
  }

  /** An envelope that asks for the other mode was meant for the other tool. */
  private static Outcome<byte[]> moded(Mode mode, byte[] body) {
    return StrictJson.parse(body)
        .then(
            parsed -> {
              if (!(parsed instanceof ObjectNode envelope)) {
                return Outcome.refused(Rejection.schema("", "type"));
              }
              JsonNode asked = envelope.path(MODE);
              return asked.isMissingNode() || asked.asString("").equals(mode.wireName())
                  ? Outcome.ok(bytes(envelope.put(MODE, mode.wireName())))
                  : Outcome.refused(
                      Rejection.notAmong("/" + MODE, "const", List.of(mode.wireName())));
            });
  }

  private static byte[] bytes(ObjectNode json) {
    return json.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static OperationReply submit(FrontDoors doors, Call call, byte[] body, boolean dryRun) {
    EnvelopeAnswer answer = doors.intake().submitAll(body, dryRun, call.network());
    return OperationReply.of(
            answer.outcome().map(each -> SubmissionJson.results(each, doors.baseUrl())))
        .with(answer.quotas());
  }

  private static OperationReply session(Intake intake, Call call) {
    return SessionId.parse(call.arguments().get(SESSION))
        .map(session -> OperationReply.ok(SubmissionJson.session(session, intake.session(session))))
        .orElseGet(() -> OperationReply.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }
}
