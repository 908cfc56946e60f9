package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;

/**
 * Messages to the operator.
 *
 * @param more how many there are beyond those shown
 */
public record FeedbackView(boolean isSettled, List<Message> messages, int more) {

  /** A message. */
  public record Message(
      QueueRow row, List<ItemDetails.Line> lines, List<TextPiece> body, List<ActionForm> choices) {}
}
