package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.ShownTime;
import java.util.List;
import java.util.Optional;

/**
 * What waits, or what is settled.
 *
 * @param oldest since when the oldest waits
 */
public record QueueView(
    boolean isSettled,
    List<QueueGroup> groups,
    int total,
    Optional<ShownTime> oldest,
    SystemVitals vitals) {
  public QueueView {
    groups = List.copyOf(groups);
  }
}
