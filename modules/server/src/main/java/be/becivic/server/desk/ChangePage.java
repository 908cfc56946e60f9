package be.becivic.server.desk;

import be.becivic.changes.ChangePreview;
import be.becivic.corpus.check.report.Finding;
import be.becivic.lifecycle.review.queue.ReviewDetails;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import be.becivic.site.view.desk.ActionForm;
import be.becivic.site.view.desk.ChangeView;
import be.becivic.site.view.desk.text.FileDiff;
import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;
import java.util.Optional;

/** What a change would do. */
record ChangePage(DeskRows lines) {

  ChangeView view(ReviewDetails.Proposed proposed, List<ActionForm> choices) {
    ChangeRecord change = proposed.change();
    Optional<ChangePreview> preview = proposed.preview();
    return new ChangeView(
        lines.row(change),
        preview
            .map(ChangePage::verdict)
            .orElse("It is settled: " + change.state().wireName() + "."),
        preview.isEmpty() || preview.get() instanceof ChangePreview.Fits,
        preview.map(ChangePage::findings).orElse(List.of()),
        preview.map(found -> FileDiff.of(diff(found))).orElse(List.of()),
        choices);
  }

  private static String verdict(ChangePreview preview) {
    return switch (preview) {
      case ChangePreview.Fits _ -> "It passes every check on main as it is now.";
      case ChangePreview.Suspicious(_, var kind, _) ->
          "It passes the checks, but read its text again: " + DeskWords.name(kind) + ".";
      case ChangePreview.Fails _ -> "It does not pass the checks.";
      case ChangePreview.Conflict _ -> "It does not fit main any more.";
    };
  }

  private static List<List<TextPiece>> findings(ChangePreview preview) {
    List<String> findings =
        switch (preview) {
          case ChangePreview.Fits _, ChangePreview.Conflict _ -> List.of();
          case ChangePreview.Suspicious(_, _, List<String> files) -> files;
          case ChangePreview.Fails(_, List<Finding> found) ->
              found.stream().map(Finding::toString).toList();
        };
    return findings.stream().map(TextPiece::of).toList();
  }

  private static String diff(ChangePreview preview) {
    return switch (preview) {
      case ChangePreview.Fits(String diff) -> diff;
      case ChangePreview.Suspicious(String diff, _, _) -> diff;
      case ChangePreview.Fails(String diff, _) -> diff;
      case ChangePreview.Conflict _ -> "";
    };
  }

  static List<ActionForm> choices(ChangeRecord change) {
    String address = "/desk/changes/" + change.id();
    if (change.state() == ChangeState.MERGED) {
      return List.of(
          ActionForm.of(address + "/revert", "Revert", "What others edited since stays as it is.")
              .grave("Undo it on main."));
    }
    return change.state() == ChangeState.OPEN
        ? List.of(
            ActionForm.of(address + "/merge", "Merge", "It is checked again on main as it is then.")
                .main("I read all of it: bring it to main."),
            ActionForm.of(address + "/close", "Close", "Its submitter sees that it was closed.")
                .grave("Decide against it."))
        : List.of();
  }
}
