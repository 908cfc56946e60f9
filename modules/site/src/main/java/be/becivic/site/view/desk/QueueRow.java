package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.ShownTime;
import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;
import java.util.Optional;

/**
 * A line of the queue.
 *
 * @param ended how and when it was settled; absent while it waits
 */
public record QueueRow(
    String key,
    String kind,
    Optional<ItemSubject> subject,
    List<TextPiece> note,
    ShownTime opened,
    boolean isLate,
    Optional<Ended> ended) {

  /** How something ended. */
  public record Ended(String how, ShownTime when) {}
}
