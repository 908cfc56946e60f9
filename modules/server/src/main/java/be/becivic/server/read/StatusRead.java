package be.becivic.server.read;

import be.becivic.intake.Intake;
import be.becivic.library.lifecycle.ArtefactLifecycle;
import be.becivic.library.lifecycle.LifecycleJson;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.server.submission.SubmissionJson;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/** Where a submission stands, or an artefact and what it still needs. */
record StatusRead(Intake intake, Function<Target, Optional<ArtefactLifecycle>> explain)
    implements Read {

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    Optional<String> submission = arguments.find("submission_id");
    if (submission.isPresent()) {
      return found(SubmissionId.parse(submission.get()).flatMap(this::submission));
    }
    Optional<String> type = arguments.find("target_type");
    Optional<String> id = arguments.find("target_id");
    if (type.isEmpty() && id.isEmpty()) {
      return Outcome.refused(Rejection.missing("", "submission_id"));
    }
    if (type.isEmpty() || id.isEmpty()) {
      return Outcome.refused(Rejection.missing("", type.isEmpty() ? "target_type" : "target_id"));
    }
    return TargetType.parse(type.get())
        .map(known -> found(artefact(Target.of(known, id.get()))))
        .orElseGet(() -> Outcome.refused(Rejection.schema("/target_type", "enum")));
  }

  private Optional<ObjectNode> submission(SubmissionId id) {
    return intake.status(FeedbackType.of(id.kind()), id.toString()).map(SubmissionJson::state);
  }

  private Optional<ObjectNode> artefact(Target target) {
    return explain.apply(target).map(LifecycleJson::of);
  }

  private static Outcome<ObjectNode> found(Optional<ObjectNode> answer) {
    return answer
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }
}
