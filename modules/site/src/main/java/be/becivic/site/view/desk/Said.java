package be.becivic.site.view.desk;

import java.util.List;

/**
 * What came of the last thing that was done.
 *
 * @param words what was typed and not taken, so that it need not be typed again
 */
public record Said(boolean isDone, List<Piece> text, String words) {
  public static Said done(String text) {
    return new Said(true, Piece.of(text), "");
  }

  public static Said refused(String text, String words) {
    return new Said(false, Piece.of(text), words);
  }

  /** Leaves the words out, so that they cannot reach a log. */
  @Override
  public String toString() {
    return "Said[" + isDone + "]";
  }
}
