package be.becivic.site.view.desk;

import java.util.Optional;

/** A change of the corpus, in a line. */
public record ChangeRow(
    String key,
    String kind,
    String state,
    boolean isOpen,
    Subject subject,
    When opened,
    Optional<When> settled,
    String base,
    String merge) {
  public String shortKey() {
    return key.substring(0, Math.min(12, key.length()));
  }
}
