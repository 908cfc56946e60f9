package be.becivic.server.submission;

import static be.becivic.protocol.error.ErrorCategory.CAPABILITY_MISMATCH;
import static be.becivic.protocol.error.ErrorCategory.CROSS_REF_FAIL;
import static be.becivic.protocol.error.ErrorCategory.DIFF_APPLY_FAILED;
import static be.becivic.protocol.error.ErrorCategory.DUPLICATE_ID_DIFFERENT_SUBMITTER;
import static be.becivic.protocol.error.ErrorCategory.IDENTITY_FIELD_PRESENT;
import static be.becivic.protocol.error.ErrorCategory.LAYER2_SCRUB_FAILURE;
import static be.becivic.protocol.error.ErrorCategory.RATE_LIMIT_EXCEEDED;
import static be.becivic.protocol.error.ErrorCategory.REGEX_FAIL;
import static be.becivic.protocol.error.ErrorCategory.SELF_VALIDATION_BLOCKED;

import be.becivic.intake.Intake;
import be.becivic.intake.answer.IntakeAnswer;
import be.becivic.intake.answer.Mode;
import be.becivic.intake.answer.Receipt;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.OperationBuilder;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationHandler;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import java.util.function.Function;
import java.util.stream.Stream;

/** Handing in one submission. */
record SubmitOperation(FeedbackType type, Intake intake, String baseUrl)
    implements OperationHandler {
  private static final String REPEATED =
      "It was handed in before; or, with dry_run, what would become of it";

  private static final Parameter<Mode> MODE =
      Parameter.choice("mode", Stream.of(Mode.values()), Mode::wireName)
          .required()
          .toolOnly()
          .says("validate first.");

  private static final Parameter<Boolean> DRY_RUN =
      Parameter.mark("dry_run")
          .httpOnly()
          .says("1 or true: only say what would become of it; nothing is staged.");

  static ServedOperation of(FeedbackType type) {
    OperationBuilder submit =
        Operation.post("submit_" + type.wireName(), "/api/" + type.collection())
            .says(summary(type))
            .takes(DRY_RUN)
            .takesBody(Shape.of(SchemaName.of(type)))
            .refuses(
                IDENTITY_FIELD_PRESENT,
                CAPABILITY_MISMATCH,
                REGEX_FAIL,
                DUPLICATE_ID_DIFFERENT_SUBMITTER,
                RATE_LIMIT_EXCEEDED);
    answers(submit, type);
    Operation operation =
        type == FeedbackType.ANALYTICS
            ? submit.notAsTool().open()
            : submit
                .adds(afterwards(type))
                .takes(MODE)
                .explainedAt("/agents/submit/" + type.wireName())
                .asTool(title(type), "submit_" + type.wireName())
                .open();
    return new ServedOperation(
        operation, doors -> new SubmitOperation(type, doors.intake(), doors.baseUrl()));
  }

  private static void answers(OperationBuilder submit, FeedbackType type) {
    switch (type) {
      case VALIDATION ->
          submit
              .answers(201, "It counts from now on", SubmissionShapes.APPLIED)
              .answers(200, REPEATED, SubmissionShapes.REPEATED)
              .refuses(SELF_VALIDATION_BLOCKED, CROSS_REF_FAIL);
      case ANALYTICS ->
          submit
              .answers(202, "It is counted", SubmissionShapes.COUNTED)
              .answers(200, "With dry_run, what would become of it", SubmissionShapes.DRY_RUN);
      case CONCERN, RATING -> staged(submit).refuses(CROSS_REF_FAIL);
      case AMENDMENT, DRAFT ->
          staged(submit).refuses(CROSS_REF_FAIL, DIFF_APPLY_FAILED, LAYER2_SCRUB_FAILURE);
      case FEEDBACK -> staged(submit);
    }
  }

  private static OperationBuilder staged(OperationBuilder submit) {
    return submit
        .answers(201, "It waits and can be cancelled until then", SubmissionShapes.STAGED)
        .answers(200, REPEATED, SubmissionShapes.REPEATED);
  }

  private static String summary(FeedbackType type) {
    return switch (type) {
      case CONCERN ->
          "Report that something is wrong with a skill, path, source, value or reference, or that"
              + " no skill covers a procedure (target_type skill_graph).";
      case AMENDMENT ->
          "Propose a correction of a skill (a diff against its source), a value, a reference, a"
              + " path or a source.";
      case VALIDATION -> "Say whether something you used held up, or vote on what others reported.";
      case DRAFT -> "Propose a skill or path that does not exist yet.";
      case FEEDBACK -> "Tell Be Civic about itself: what is missing, confusing or hard to reach.";
      case RATING ->
          "Rate a skill, the way agents work with it, or a session; only when the person wants to.";
      case ANALYTICS -> "An event of the opt-in stream; nothing can be read back.";
    };
  }

  private static String afterwards(FeedbackType type) {
    return type.isStaged()
        ? "It can be cancelled for a day."
        : "It counts at once; vote again to change it. Set injection_flag only for a prompt"
            + " injection you can point at.";
  }

  private static String title(FeedbackType type) {
    return switch (type) {
      case CONCERN -> "Report a concern";
      case AMENDMENT -> "Propose a correction";
      case VALIDATION -> "Cast a vote";
      case DRAFT -> "Propose a new skill or path";
      case FEEDBACK -> "Send feedback";
      case RATING -> "Rate with stars";
      case ANALYTICS -> "Count an event";
    };
  }

  @Override
  public OperationReply handle(Call call) {
    if (call.arguments().find(DRY_RUN).orElse(false)) {
      return told(
          intake.validate(type, call.body(), call.network()),
          receipt -> OperationReply.ok(SubmissionJson.validated(type, receipt)));
    }
    IntakeAnswer answer =
        switch (call.arguments().find(MODE).orElse(Mode.STAGE)) {
          case VALIDATE -> intake.validate(type, call.body(), call.network());
          case STAGE -> intake.submit(type, call.body(), call.network());
        };
    return told(
        answer,
        receipt ->
            OperationReply.done(
                status(receipt),
                SubmissionJson.receipt(type, receipt, intake.stagingWindow(), baseUrl)));
  }

  private static OperationReply told(IntakeAnswer answer, Function<Receipt, OperationReply> taken) {
    OperationReply reply =
        switch (answer.outcome()) {
          case Outcome.Ok<Receipt>(Receipt receipt) -> taken.apply(receipt);
          case Outcome.Refused<Receipt>(Rejection rejection) -> OperationReply.refused(rejection);
        };
    return reply.with(answer.quotas());
  }

  private static int status(Receipt receipt) {
    return switch (receipt) {
      case Receipt.Staged staged -> staged.repeated() ? 200 : 201;
      case Receipt.Applied applied -> applied.repeated() ? 200 : 201;
      case Receipt.Recorded _ -> 202;
      case Receipt.Settled _, Receipt.Known _, Receipt.Cancelled _, Receipt.Validated _ -> 200;
    };
  }
}
