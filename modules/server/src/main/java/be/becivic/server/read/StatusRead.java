package be.becivic.server.read;

import be.becivic.intake.Intake;
import be.becivic.library.lifecycle.ArtefactLifecycle;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetMembers;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.server.operation.ServedOperation;
import be.becivic.server.submission.SubmissionJson;
import be.becivic.server.submission.SubmissionShapes;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * Where a submission stands, or an artefact and what it still needs. Over HTTP these are addresses
 * of their own; an agent has one question.
 */
record StatusRead(Intake intake, Function<Target, Optional<ArtefactLifecycle>> explain)
    implements Read {
  private static final Parameter<String> SUBMISSION =
      Parameter.text("submission_id").says("Id of a submission, such as con_… or amd_….");

  private static final Parameter<TargetType> TYPE =
      Parameter.choice(
              TargetMembers.TYPE,
              Stream.of(
                  TargetType.SKILL,
                  TargetType.PATH,
                  TargetType.PATH_SOURCE,
                  TargetType.VOLATILE_VALUE,
                  TargetType.REFERENCE),
              TargetType::wireName)
          .says("What kind of artefact.");

  private static final Parameter<String> ID =
      Parameter.text(TargetMembers.ID).says("Its id, number, or path:source.");

  private static final Operation OPERATION =
      Operation.tool("current_status")
          .says("Where a submission stands, or where an artefact stands and what it still needs.")
          .adds("Give submission_id, or target_type and target_id.")
          .takes(SUBMISSION, TYPE, ID)
          .answers(200, "The state of a submission", SubmissionShapes.STATE)
          .answers(200, "The lifecycle of an artefact", LifecycleRead.LIFECYCLE)
          .refuses(ErrorCategory.NOT_FOUND)
          .changesNothing()
          .asTool("Current status", "get_current_status")
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(
          OPERATION, doors -> new StatusRead(doors.intake(), doors.machine()::explain));

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    Optional<String> submission = arguments.find(SUBMISSION);
    if (submission.isPresent()) {
      return submission(submission.get());
    }
    Optional<TargetType> type = arguments.find(TYPE);
    Optional<String> id = arguments.find(ID);
    if (type.isEmpty() && id.isEmpty()) {
      return Outcome.refused(Rejection.missing("", SUBMISSION.name()));
    }
    if (type.isEmpty() || id.isEmpty()) {
      return Outcome.refused(Rejection.missing("", type.isEmpty() ? TYPE.name() : ID.name()));
    }
    return LifecycleRead.answer(Target.parse(type.get(), id.get()).flatMap(explain));
  }

  private Outcome<ObjectNode> submission(String text) {
    return SubmissionId.parse(text)
        .flatMap(id -> intake.status(FeedbackType.of(id.kind()), id.toString()))
        .map(SubmissionJson::state)
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }
}
