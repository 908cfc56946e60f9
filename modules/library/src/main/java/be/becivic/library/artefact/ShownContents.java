package be.becivic.library.artefact;

import be.becivic.corpus.data.ShownContent;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** What rows of the database show where a text cites them: what is ours of them. */
public final class ShownContents {
  private ShownContents() {}

  /** A value without content is one that nobody knows. */
  public static List<ShownContent> ofValues(List<Revision<CatalogueValue>> history) {
    return history.stream()
        .filter(Revision::isOurs)
        .map(
            row ->
                row.content()
                    .map(ShownContents::of)
                    .orElse(new ShownContent.Value(Optional.empty(), Optional.empty())))
        .toList();
  }

  public static List<ShownContent> ofReferences(List<Revision<Citation>> history) {
    return history.stream()
        .filter(Revision::isOurs)
        .flatMap(row -> row.content().stream())
        .map(ShownContents::of)
        .toList();
  }

  public static ShownContent of(CatalogueValue value) {
    return new ShownContent.Value(Optional.of(StrictJson.parseStored(value.json())), value.unit());
  }

  public static ShownContent of(Citation source) {
    return new ShownContent.Source(
        source.title(), source.url(), source.lastVerified().map(LocalDate::toString));
  }
}
