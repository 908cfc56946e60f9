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
 * @param entry absent when the catalogue has nothing to show for it
 */
public record CitedReference(
    int number, String name, String uid, Optional<CatalogueEntry<Citation>> entry) {

  public boolean isResolved() {
    return entry.filter(CatalogueEntry::isActive).isPresent();
  }

  public Optional<Citation> citation() {
    return entry.flatMap(CatalogueEntry::ours).flatMap(Revision::content);
  }

  public Optional<Status> status() {
    return entry.flatMap(CatalogueEntry::ours).map(Revision::status);
  }

  /** The correction that is under review: its title and where it leads. */
  public Optional<ReportedText> reported() {
    return entry.flatMap(
        row -> ReportedText.of(row, CitedReference::words, (said, _) -> words(said)));
  }

  /** What it said before, until what it says now is stable. */
  public Optional<Citation> former() {
    return entry.flatMap(CatalogueEntry::former).flatMap(Revision::content);
  }

  /** Where the body cites it first. */
  public String anchor() {
    return "cite-" + number;
  }

  private static String words(Citation said) {
    return said.title() + " <" + said.url() + ">";
  }
}
