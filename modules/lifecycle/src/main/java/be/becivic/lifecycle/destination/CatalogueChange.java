package be.becivic.lifecycle.destination;

import be.becivic.corpus.data.SourceClasses;
import be.becivic.library.artefact.ValueKind;
import be.becivic.protocol.submission.Edit;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What an amendment makes of a value or a reference. What it leaves out stays as it was, but for
 * what backed the former text: a note, a source and a day of verification are not about the new
 * one.
 */
record CatalogueChange(Supplier<SourceClasses> sourceClasses) {

  /**
   * The value after a correction; nothing where it says what stands there. A value keeps its type:
   * one of another type would be another value.
   */
  Optional<CatalogueValue> apply(Edit.ValueCorrection edit, Revision<CatalogueValue> row) {
    String proposed = edit.proposed().toString();
    boolean isSame =
        row.content()
            .filter(before -> proposed.equals(before.json()))
            .filter(before -> edit.note().isEmpty() || edit.note().equals(before.note()))
            .isPresent();
    CatalogueValueType type =
        row.content()
            .map(CatalogueValue::type)
            .orElseGet(() -> CatalogueValueType.valueOf(edit.type().toUpperCase(Locale.ROOT)));
    return isSame
        ? Optional.empty()
        : Optional.of(
            new CatalogueValue(type, proposed, ValueKind.unit(row), edit.note(), Optional.empty()));
  }

  /**
   * Translations of a title say what it was before, so they go when it changes. The day of the last
   * verification and how the page was read are ours: they were about the page before, and a
   * stranger sets no others.
   */
  Optional<Citation> apply(Edit.ReferenceCorrection edit, Citation before) {
    String title = edit.title().orElse(before.title());
    String url = edit.url().orElse(before.url());
    Optional<String> archived = edit.archivedUrl().or(before::archivedUrl);
    boolean isSameTitle = title.equals(before.title());
    boolean isSamePage = url.equals(before.url());
    return isSameTitle && isSamePage && archived.equals(before.archivedUrl())
        ? Optional.empty()
        : Optional.of(
            new Citation(
                title,
                isSameTitle ? before.titles() : Optional.empty(),
                url,
                archived,
                before.numac(),
                isSamePage ? before.tier() : sourceClasses.get().tierOf(url),
                Optional.empty()));
  }
}
