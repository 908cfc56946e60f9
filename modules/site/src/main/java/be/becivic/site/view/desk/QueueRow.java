package be.becivic.site.view.desk;

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
    Optional<Subject> subject,
    List<Piece> note,
    When opened,
    boolean isLate,
    Optional<Ended> ended) {

  /** How something ended. */
  public record Ended(String how, When when) {}
}
