package be.becivic.lifecycle;

import be.becivic.changes.ChangePreview;
import be.becivic.changes.ChangeTrial;
import be.becivic.corpus.check.report.Finding;
import be.becivic.library.Library;
import be.becivic.lifecycle.review.HoldReason;
import be.becivic.lifecycle.review.ReservedChanges;
import be.becivic.lifecycle.review.Screening;
import be.becivic.ner.PersonRecogniser;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Records;
import be.becivic.records.review.ReviewKind;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Looks at a submission as the commit job will, and does nothing about it. */
public final class CommitTrial {
  private final Screening screening;
  private final ReservedChanges reserved;
  private final ChangeTrial trial;

  public CommitTrial(
      Records records, Library library, PersonRecogniser recogniser, ChangeTrial trial) {
    this.screening = new Screening(library, recogniser);
    this.reserved = new ReservedChanges(records, library);
    this.trial = trial;
  }

  /** What would become of it. */
  public sealed interface Prospect {

    /** It would go where it belongs. */
    record Passes() implements Prospect {}

    /**
     * A person would have to look at it.
     *
     * @param findings what the checks refuse
     */
    record Waits(HoldReason reason, List<Finding> findings) implements Prospect {}

    /** It would change nothing, or not fit what main has. */
    record Conflicts() implements Prospect {}
  }

  public Prospect look(SubmissionId id, JsonNode document) {
    FeedbackType type = FeedbackType.of(id.kind());
    Submission submission = Submission.parseStored(type, document);
    Optional<HoldReason> reason =
        screening.look(type, document).suspicion().or(() -> reserved.find(submission));
    return submission.becomesContent()
        ? withChecks(reason, trial.tryOut(id, document))
        : prospect(reason, List.of());
  }

  private static Prospect withChecks(Optional<HoldReason> reason, ChangePreview preview) {
    return switch (preview) {
      case ChangePreview.Fits(String diff) ->
          diff.isEmpty() ? new Prospect.Conflicts() : prospect(reason, List.of());
      case ChangePreview.Suspicious(_, ReviewKind kind, List<String> files) ->
          prospect(
              reason.or(
                  () ->
                      Optional.of(new HoldReason(kind, "Noticed in " + String.join(", ", files)))),
              List.of());
      case ChangePreview.Fails(_, List<Finding> findings) ->
          prospect(
              reason.or(
                  () ->
                      Optional.of(
                          new HoldReason(
                              ReviewKind.CHECK_HOLD,
                              "Fails %d checks".formatted(findings.size())))),
              findings);
      case ChangePreview.Conflict _ -> new Prospect.Conflicts();
    };
  }

  private static Prospect prospect(Optional<HoldReason> reason, List<Finding> findings) {
    return reason
        .<Prospect>map(why -> new Prospect.Waits(why, findings))
        .orElseGet(Prospect.Passes::new);
  }
}
