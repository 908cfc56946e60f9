package be.becivic.site.body;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.facts.CatalogueEntry;
import java.util.Optional;

/**
 * A reference a body cites.
 *
 * @param number its place in the list of sources, from one
 * @param entry absent when the catalogue has no active row for it
 */
public record CitedReference(
    int number, String name, String uid, Optional<CatalogueEntry<Citation>> entry) {

  public boolean isResolved() {
    return entry.isPresent();
  }

  public Optional<Citation> citation() {
    return entry.flatMap(row -> row.current().content());
  }

  public Optional<Status> status() {
    return entry.map(row -> row.current().status());
  }

  /** What it said when it was last stable, where a correction waits for votes. */
  public Optional<Citation> stable() {
    return entry
        .filter(CatalogueEntry::isPending)
        .flatMap(CatalogueEntry::stable)
        .flatMap(Revision::content);
  }

  /** Where the body cites it first. */
  public String anchor() {
    return "cite-" + number;
  }
}
