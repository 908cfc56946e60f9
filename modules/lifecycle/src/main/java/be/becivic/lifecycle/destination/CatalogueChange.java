package be.becivic.lifecycle.destination;

import be.becivic.corpus.data.SourceClasses;
import be.becivic.protocol.submission.Edit;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import java.util.Optional;
import java.util.function.Supplier;

/** What an amendment makes of a value or a reference; what it leaves out stays as it was. */
record CatalogueChange(Supplier<SourceClasses> sourceClasses) {

  /** A value keeps its type: one of another type would be another value. */
  CatalogueValue apply(Edit.ValueCorrection edit, CatalogueValue before) {
    return new CatalogueValue(
        before.type(),
        edit.proposed().toString(),
        before.unit(),
        edit.note().or(before::note),
        before.source());
  }

  /**
   * Translations of a title say what it was before, so they go when it changes. The day of the last
   * verification and how the page was read are ours: they were about the page before, and a
   * stranger sets no others.
   */
  Citation apply(Edit.ReferenceCorrection edit, Citation before) {
    Optional<String> url = edit.url();
    return new Citation(
        edit.title().orElse(before.title()),
        edit.title().isPresent() ? Optional.empty() : before.titles(),
        url.orElse(before.url()),
        edit.archivedUrl().or(before::archivedUrl),
        before.numac(),
        url.isPresent() ? sourceClasses.get().tierOf(url.get()) : before.tier(),
        url.isPresent() ? Optional.empty() : before.lastVerified(),
        url.isPresent() ? Optional.empty() : before.reading());
  }
}
