package be.becivic.lifecycle.review;

import be.becivic.changes.ChangeOpener;
import be.becivic.changes.ChangePreview;
import be.becivic.corpus.check.report.Finding;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.submission.Submission;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Looks whether main can take a held text, before it leaves the private table: a person's word lets
 * a text pass, but what the checks refuse stays refused.
 */
record ReleaseCheck(Optional<ChangeOpener> opener) {

  /** What stands in the way, line by line; only what becomes content can have anything. */
  List<String> obstacles(SubmissionId id, JsonNode document) {
    FeedbackType type = FeedbackType.of(id.kind());
    boolean becomesContent =
        (type == FeedbackType.AMENDMENT || type == FeedbackType.DRAFT)
            && Submission.parseStored(type, document).becomesContent();
    return becomesContent
        ? opener.map(forge -> obstacles(forge.preview(id, document))).orElse(List.of())
        : List.of();
  }

  private static List<String> obstacles(ChangePreview preview) {
    return switch (preview) {
      case ChangePreview.Fits _, ChangePreview.Suspicious _ -> List.of();
      case ChangePreview.Fails(_, List<Finding> findings) ->
          findings.stream().map(Finding::toString).toList();
      case ChangePreview.Conflict _ -> List.of("It does not fit main any more.");
    };
  }
}
