package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;

/**
 * What came of the last thing that was done.
 *
 * @param words what was typed and not taken, so that it need not be typed again
 */
public record ActionMessage(boolean isDone, List<TextPiece> text, String words) {
  public static ActionMessage done(String text) {
    return new ActionMessage(true, TextPiece.of(text), "");
  }

  public static ActionMessage refused(String text, String words) {
    return new ActionMessage(false, TextPiece.of(text), words);
  }

  /** Leaves the words out, so that they cannot reach a log. */
  @Override
  public String toString() {
    return "Said[" + isDone + "]";
  }
}
