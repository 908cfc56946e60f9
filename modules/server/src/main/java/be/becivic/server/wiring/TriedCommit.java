package be.becivic.server.wiring;

import be.becivic.corpus.check.report.Finding;
import be.becivic.intake.answer.Foreseen;
import be.becivic.intake.setup.CommitPreview;
import be.becivic.lifecycle.CommitTrial;
import be.becivic.lifecycle.CommitTrial.Prospect;
import be.becivic.lifecycle.review.HoldReason;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SubmissionId;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Tells the intake what the lifecycle would make of a submission. */
record TriedCommit(CommitTrial trial) implements CommitPreview {
  private static final String STALE =
      "It changes nothing, or does not fit the text as it is now. Read the text again and write the"
          + " change against that.";

  @Override
  public Outcome<Optional<Foreseen>> look(SubmissionId id, JsonNode document) {
    return switch (trial.look(id, document)) {
      case Prospect.Passes() -> Outcome.ok(Optional.empty());
      case Prospect.Waits(HoldReason reason, List<Finding> findings) ->
          Outcome.ok(
              reason
                  .kind()
                  .hold()
                  .map(
                      kind ->
                          new Foreseen(
                              kind,
                              reason.note(),
                              findings.stream().map(TriedCommit::place).toList())));
      case Prospect.Conflicts() ->
          Outcome.refused(
              Rejection.hinting(ErrorCategory.DIFF_APPLY_FAILED, "/content", STALE, List.of()));
    };
  }

  private static Foreseen.Place place(Finding finding) {
    return new Foreseen.Place(
        finding.rule(),
        finding.file(),
        finding.at().line(),
        finding.at().column(),
        finding.remedy());
  }
}
