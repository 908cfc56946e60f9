package be.becivic.server.submission;

import be.becivic.intake.Intake;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.OperationBuilder;
import be.becivic.protocol.operation.Parameter;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import java.util.List;
import java.util.stream.Stream;

/** Submissions, type by type: hand in, ask, take back. */
public final class SubmissionOperations {
  /** The page that explains envelopes and how to take something back. */
  static final String TEMPLATE = "/agents/feedback-template";

  private static final Parameter<String> ID =
      Parameter.segment("id").says("The id of a submission.");

  private static final Parameter<String> SUBMISSION =
      Parameter.text("submission_id").required().says("The id it was handed in with.");

  private static final Parameter<String> TOKEN =
      Parameter.text("cancel_token").required().says("The cancel_token of its receipt.");

  /** Over HTTP the token is a header; a tool has nothing but arguments. */
  private static final ServedOperation CANCEL =
      new ServedOperation(
          Operation.tool("cancel_submission")
              .says("Take back something that was handed in, while it waits.")
              .adds("A vote cannot be taken back.")
              .takes(SUBMISSION, TOKEN)
              .answers(200, "It is gone", SubmissionShapes.CANCELLED)
              .refuses(ErrorCategory.UNAUTHORISED, ErrorCategory.FORBIDDEN)
              .asTool("Cancel a submission", "cancel_submission")
              .open(),
          doors -> call -> cancel(doors.intake(), call));

  public static final List<ServedOperation> ALL =
      Stream.concat(
              Stream.of(FeedbackType.values())
                  .flatMap(
                      type ->
                          type == FeedbackType.ANALYTICS
                              ? Stream.of(SubmitOperation.of(type))
                              : Stream.of(SubmitOperation.of(type), status(type), cancel(type))),
              Stream.concat(EnvelopeOperations.ALL.stream(), Stream.of(CANCEL)))
          .toList();

  private SubmissionOperations() {}

  private static String one(FeedbackType type) {
    return "/api/" + type.collection() + "/{id}";
  }

  private static ServedOperation status(FeedbackType type) {
    Operation operation =
        Operation.get(type.wireName() + "_status", one(type))
            .says("How it stands; never its text.")
            .takes(ID)
            .answers(200, "Its state", SubmissionShapes.STATE)
            .refuses(ErrorCategory.NOT_FOUND)
            .explainedAt("/agents/submit/" + type.wireName())
            .notAsTool()
            .open();
    return new ServedOperation(operation, doors -> call -> status(type, doors.intake(), call));
  }

  private static OperationReply status(FeedbackType type, Intake intake, Call call) {
    return intake
        .status(type, call.arguments().get(ID))
        .map(state -> OperationReply.ok(SubmissionJson.state(state)))
        .orElseGet(() -> OperationReply.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }

  /** Votes come without a token, so nobody is asked for one before the refusal explains itself. */
  private static ServedOperation cancel(FeedbackType type) {
    OperationBuilder cancel =
        Operation.delete("cancel_" + type.wireName(), one(type))
            .takes(ID)
            .refuses(ErrorCategory.UNAUTHORISED, ErrorCategory.FORBIDDEN)
            .explainedAt(TEMPLATE);
    Operation operation =
        type.isStaged()
            ? cancel
                .says("Take it back while it waits.")
                .answers(200, "It is gone", SubmissionShapes.CANCELLED)
                .onlyFor(Access.SUBMITTER)
            : cancel
                .says("Refused: a vote counts at once, send the opposite one.")
                .notAsTool()
                .open();
    return new ServedOperation(operation, doors -> call -> cancel(type, doors.intake(), call));
  }

  private static OperationReply cancel(FeedbackType type, Intake intake, Call call) {
    Outcome<SubmissionId> outcome = intake.cancel(type, call.arguments().get(ID), call.token());
    return OperationReply.of(outcome.map(_ -> SubmissionJson.cancelled()));
  }

  private static OperationReply cancel(Intake intake, Call call) {
    return SubmissionId.parse(call.arguments().get(SUBMISSION))
        .map(
            id ->
                intake.cancel(
                    FeedbackType.of(id.kind()), id.toString(), call.arguments().get(TOKEN)))
        .map(outcome -> OperationReply.of(outcome.map(_ -> SubmissionJson.cancelled())))
        .orElseGet(() -> OperationReply.refused(Rejection.of(ErrorCategory.UNAUTHORISED)));
  }
}
