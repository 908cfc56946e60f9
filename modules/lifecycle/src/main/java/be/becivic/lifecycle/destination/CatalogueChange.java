package be.becivic.lifecycle.destination;

import be.becivic.corpus.data.SourceClasses;
import be.becivic.records.model.Citation;
import be.becivic.records.model.Scalar;
import be.becivic.records.model.ScalarType;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/** What an amendment says of a value or a reference; what it leaves out stays as it was. */
record CatalogueChange(JsonNode content, Supplier<SourceClasses> sourceClasses) {

  Scalar applyTo(Scalar before) {
    String type = content.get("value_type").stringValue();
    return new Scalar(
        ScalarType.valueOf(type.toUpperCase(Locale.ROOT)),
        content.get("proposed_value").toString(),
        before.unit(),
        Arrival.text(content, "note").or(before::note),
        before.source());
  }

  /** Translations of a title say what it was before, so they go when it changes. */
  Citation applyTo(Citation before) {
    Optional<String> title = Arrival.text(content, "proposed_title");
    Optional<String> url = Arrival.text(content, "proposed_url");
    return new Citation(
        title.orElse(before.title()),
        title.isPresent() ? Optional.empty() : before.titles(),
        url.orElse(before.url()),
        Arrival.text(content, "archived_url").or(before::archivedUrl),
        before.numac(),
        url.isPresent() ? sourceClasses.get().tierOf(url.get()) : before.tier(),
        Arrival.text(content, "proposed_last_verified")
            .map(LocalDate::parse)
            .or(before::lastVerified));
  }
}
