package be.becivic.site.body;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.facts.CatalogueEntry;
import java.util.Optional;

/**
 * A value a body cites.
 *
 * @param name as the tag has it, until the catalogue says otherwise
 * @param uid empty while the database has minted none
 * @param entry absent when the catalogue has no active row for it
 */
public record CitedValue(String name, String uid, Optional<CatalogueEntry<CatalogueValue>> entry) {
  static final String UNRESOLVED = "[unresolved]";
  private static final String UNKNOWN = "not known yet";

  public boolean isResolved() {
    return entry.isPresent();
  }

  /** The current value, that nobody knows it yet, or the sentinel for no row (§6.10). */
  public String text() {
    return entry
        .map(row -> row.current().content().map(ValueText::of).orElse(UNKNOWN))
        .orElse(UNRESOLVED);
  }

  public Optional<Status> status() {
    return entry.map(row -> row.current().status());
  }

  /** The last stable value, where another one waits for votes (§6.3). */
  public Optional<String> stableText() {
    return entry
        .filter(CatalogueEntry::isPending)
        .flatMap(CatalogueEntry::stable)
        .flatMap(Revision::content)
        .map(ValueText::of);
  }
}
