package be.becivic.lifecycle.destination;

import be.becivic.corpus.data.SourceClasses;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/** What an amendment says of a value or a reference; what it leaves out stays as it was. */
record CatalogueChange(JsonNode content, Supplier<SourceClasses> sourceClasses) {

  CatalogueValue applyTo(CatalogueValue before) {
    String type = content.get("value_type").stringValue();
    return new CatalogueValue(
        CatalogueValueType.valueOf(type.toUpperCase(Locale.ROOT)),
        content.get("proposed_value").toString(),
        before.unit(),
        DueSubmission.text(content, "note").or(before::note),
        before.source());
  }

  /**
   * Translations of a title say what it was before, so they go when it changes; how it was read was
   * said of the page and the day before, so that goes with them.
   */
  Citation applyTo(Citation before) {
    Optional<String> title = DueSubmission.text(content, "proposed_title");
    Optional<String> url = DueSubmission.text(content, "proposed_url");
    Optional<LocalDate> verified =
        DueSubmission.text(content, "proposed_last_verified").map(LocalDate::parse);
    boolean isAsRead = url.isEmpty() && verified.isEmpty();
    return new Citation(
        title.orElse(before.title()),
        title.isPresent() ? Optional.empty() : before.titles(),
        url.orElse(before.url()),
        DueSubmission.text(content, "archived_url").or(before::archivedUrl),
        before.numac(),
        url.isPresent() ? sourceClasses.get().tierOf(url.get()) : before.tier(),
        verified.or(before::lastVerified),
        isAsRead ? before.reading() : Optional.empty());
  }
}
