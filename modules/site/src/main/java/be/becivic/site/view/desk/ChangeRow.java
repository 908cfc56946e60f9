package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.ShownTime;
import java.util.Optional;

/** A change of the corpus, in a line. */
public record ChangeRow(
    String key,
    String kind,
    String state,
    boolean isOpen,
    ItemSubject subject,
    ShownTime opened,
    Optional<ShownTime> settled,
    String base,
    String merge) {
  public String shortKey() {
    return key.substring(0, Math.min(12, key.length()));
  }
}
