package be.becivic.server.read;

import be.becivic.intake.Intake;
import be.becivic.library.Library;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import be.becivic.records.model.CohortTally;
import be.becivic.records.model.Target;
import be.becivic.server.submission.SubmissionJson;
import be.becivic.site.facts.LifecycleJson;
import be.becivic.site.facts.LiveFacts;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Where a submission stands, or an artefact and what it still needs. */
record StatusRead(Library library, Intake intake, Thresholds thresholds) implements Read {

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
        .map(known -> found(artefact(new Target(known, id.get()))))
        .orElseGet(() -> Outcome.refused(Rejection.schema("/target_type", "enum")));
  }

  private Optional<ObjectNode> submission(SubmissionId id) {
    return intake.status(FeedbackType.of(id.kind()), id.toString()).map(SubmissionJson::state);
  }

  private Optional<ObjectNode> artefact(Target target) {
    return library
        .records()
        .read(
            tables ->
                new LiveFacts(library, tables, thresholds)
                    .findStanding(target)
                    .map(standing -> LifecycleJson.of(standing, thresholds))
                    .or(() -> votes(tables, target)))
        .map(standing -> named(target).setAll(standing));
  }

  /** What has no status of its own, a concern, still has votes. */
  private Optional<ObjectNode> votes(Tables tables, Target target) {
    return library
        .find(tables, target)
        .flatMap(artefact -> tables.tallies().find(artefact.target(), artefact.cohort().key()))
        .map(CohortTally::counts)
        .map(
            tally ->
                JsonNodeFactory.instance
                    .objectNode()
                    .put("confirms", tally.confirms())
                    .put("rejects", tally.rejects()));
  }

  private static ObjectNode named(Target target) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("target_type", target.type().wireName())
        .put("target_id", target.id());
  }

  private static Outcome<ObjectNode> found(Optional<ObjectNode> answer) {
    return answer
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }
}
