package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.FileDiff;
import be.becivic.site.view.desk.text.MarkedPassage;
import be.becivic.site.view.desk.text.ShownTime;
import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;
import java.util.Optional;

/** What there is to see of an item. */
public sealed interface ItemDetails {

  /**
   * A held text beside what was marked in it.
   *
   * @param others what of the submission is not free text
   */
  record Held(
      List<HeldField> fields,
      List<Reason> reasons,
      List<List<TextPiece>> links,
      List<String> rules,
      int contacts,
      List<Line> others)
      implements ItemDetails {}

  /** One text of a submission, as it was sent and with what was marked. */
  record HeldField(String name, List<TextPiece> sent, List<MarkedPassage> marked) {
    public boolean isMarked() {
      return marked.stream().anyMatch(MarkedPassage::isMarked);
    }
  }

  /** Why something was marked. */
  record Reason(int number, String where, List<TextPiece> why) {}

  /** A name and what it says. */
  record Line(String name, List<TextPiece> text) {}

  /** A change that waits to be let in. */
  record Proposed(ChangeView change) implements ItemDetails {}

  /** An artefact that votes speak against. */
  record Voted(
      String status,
      List<Line> counts,
      List<Vote> flags,
      Optional<Vote> caller,
      String commit,
      List<FileDiff> text)
      implements ItemDetails {}

  /** A vote and its words. */
  record Vote(
      String verdict,
      ShownTime when,
      String agent,
      List<TextPiece> reason,
      List<TextPiece> rationale) {}

  /** What somebody wrote to the operator. */
  record Message(List<Line> lines, List<TextPiece> body) implements ItemDetails {}

  /** There is no more to it. */
  record Nothing() implements ItemDetails {}
}
