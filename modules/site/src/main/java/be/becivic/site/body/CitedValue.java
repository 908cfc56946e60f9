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
 * @param entry absent when the catalogue has nothing to show for it
 */
public record CitedValue(String name, String uid, Optional<CatalogueEntry<CatalogueValue>> entry) {
  static final String UNRESOLVED = "[unresolved]";

  public boolean isResolved() {
    return entry.filter(CatalogueEntry::isActive).isPresent();
  }

  /** The value of ours, or the sentinel that says there is none (§6.10). */
  public String text() {
    return entry
        .flatMap(CatalogueEntry::ours)
        .flatMap(Revision::content)
        .map(ValueText::of)
        .orElse(UNRESOLVED);
  }

  public Optional<Status> status() {
    return entry.flatMap(CatalogueEntry::ours).map(Revision::status);
  }

  /** The correction that is under review. */
  public Optional<ReportedText> reported() {
    return entry.flatMap(row -> ReportedText.of(row, ValueText::of));
  }

  /** What we said before, until what we say now is stable. */
  public Optional<String> formerText() {
    return entry.flatMap(CatalogueEntry::former).flatMap(Revision::content).map(ValueText::of);
  }
}
