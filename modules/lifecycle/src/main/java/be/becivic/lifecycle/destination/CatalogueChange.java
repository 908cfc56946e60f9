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

/**
 * What an amendment says of a value or a reference. What it leaves out stays as it was, but for
 * what backed the former text: a note, a source and a day of verification are not about the new
 * one.
 */
record CatalogueChange(JsonNode content, Supplier<SourceClasses> sourceClasses) {

  CatalogueValue applyTo(CatalogueValue before) {
    String type = content.get("value_type").stringValue();
    return new CatalogueValue(
        CatalogueValueType.valueOf(type.toUpperCase(Locale.ROOT)),
        content.get("proposed_value").toString(),
        before.unit(),
        DueSubmission.text(content, "note"),
        Optional.empty());
  }

  /** Translations of a title say what it was before, so they go when it changes. */
  Citation applyTo(Citation before) {
    Optional<String> title = DueSubmission.text(content, "proposed_title");
    Optional<String> url = DueSubmission.text(content, "proposed_url");
    return new Citation(
        title.orElse(before.title()),
        title.isPresent() ? Optional.empty() : before.titles(),
        url.orElse(before.url()),
        DueSubmission.text(content, "archived_url").or(before::archivedUrl),
        before.numac(),
        url.isPresent() ? sourceClasses.get().tierOf(url.get()) : before.tier(),
        DueSubmission.text(content, "proposed_last_verified").map(LocalDate::parse));
  }
}
