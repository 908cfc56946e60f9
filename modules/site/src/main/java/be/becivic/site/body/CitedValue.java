package be.becivic.site.body;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.figure.LastDay;
import be.becivic.site.body.figure.ValueText;
import be.becivic.site.facts.CatalogueEntry;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import java.time.LocalDate;
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
  private static final String UNKNOWN = "not known yet";

  public boolean isResolved() {
    return isUnknown() || entry.filter(CatalogueEntry::isActive).isPresent();
  }

  private boolean isUnknown() {
    return entry.filter(CatalogueEntry::isUnknown).isPresent();
  }

  /** The value of ours, that nobody knows it yet, or the sentinel for no row (§6.10). */
  public String text() {
    return isUnknown() ? UNKNOWN : content().map(ValueText::of).orElse(UNRESOLVED);
  }

  /** The same for people. */
  String text(Language language) {
    return isUnknown()
        ? Messages.in(language).get("value.unknown")
        : content().map(value -> ValueText.of(value, language)).orElse(UNRESOLVED);
  }

  private Optional<CatalogueValue> content() {
    return entry.flatMap(CatalogueEntry::ours).flatMap(Revision::content);
  }

  /** The day on which what it tells is over. */
  public Optional<LocalDate> lastDay() {
    return content().flatMap(value -> LastDay.of(name, value));
  }

  public Optional<Status> status() {
    return entry.flatMap(CatalogueEntry::ours).map(Revision::status);
  }

  /** The correction that is under review. */
  public Optional<ReportedText> reported() {
    return entry.flatMap(row -> ReportedText.of(row, ValueText::of, ValueText::of));
  }

  /** What we said before, until what we say now is stable. */
  public Optional<String> formerText() {
    return former().map(ValueText::of);
  }

  Optional<CatalogueValue> former() {
    return entry.flatMap(CatalogueEntry::former).flatMap(Revision::content);
  }
}
