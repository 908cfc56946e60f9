package be.becivic.server.desk;

import be.becivic.corpus.check.Finding;
import be.becivic.lifecycle.forge.Preview;
import be.becivic.lifecycle.review.queue.Details;
import be.becivic.records.model.Change;
import be.becivic.records.model.ChangeState;
import be.becivic.site.view.desk.ChangeView;
import be.becivic.site.view.desk.Choice;
import be.becivic.site.view.desk.Diff;
import be.becivic.site.view.desk.Piece;
import java.util.List;
import java.util.Optional;

/** What a change would do. */
record ChangePage(Lines lines) {

  ChangeView view(Details.Proposed proposed, List<Choice> choices) {
    Change change = proposed.change();
    Optional<Preview> preview = proposed.preview();
    return new ChangeView(
        lines.row(change),
        preview
            .map(ChangePage::verdict)
            .orElse("It is settled: " + change.state().wireName() + "."),
        preview.isEmpty() || preview.get() instanceof Preview.Fits,
        preview.map(ChangePage::findings).orElse(List.of()),
        preview.map(found -> Diff.of(diff(found))).orElse(List.of()),
        choices);
  }

  private static String verdict(Preview preview) {
    return switch (preview) {
      case Preview.Fits _ -> "It passes every check on main as it is now.";
      case Preview.Suspicious(_, var kind, _) ->
          "It passes the checks, but read its text again: " + Words.name(kind) + ".";
      case Preview.Fails _ -> "It does not pass the checks.";
      case Preview.Conflict _ -> "It does not fit main any more.";
    };
  }

  private static List<List<Piece>> findings(Preview preview) {
    List<String> findings =
        switch (preview) {
          case Preview.Fits _, Preview.Conflict _ -> List.of();
          case Preview.Suspicious(_, _, List<String> files) -> files;
          case Preview.Fails(_, List<Finding> found) ->
              found.stream().map(Finding::toString).toList();
        };
    return findings.stream().map(Piece::of).toList();
  }

  private static String diff(Preview preview) {
    return switch (preview) {
      case Preview.Fits(String diff) -> diff;
      case Preview.Suspicious(String diff, _, _) -> diff;
      case Preview.Fails(String diff, _) -> diff;
      case Preview.Conflict _ -> "";
    };
  }

  static List<Choice> choices(Change change) {
    String address = "/desk/changes/" + change.id();
    return change.state() == ChangeState.OPEN
        ? List.of(
            Choice.of(address + "/merge", "Merge", "It is checked again on main as it is then.")
                .main("I read all of it: bring it to main."),
            Choice.of(address + "/close", "Close", "Its submitter sees that it was closed.")
                .grave("Decide against it."))
        : List.of();
  }
}
