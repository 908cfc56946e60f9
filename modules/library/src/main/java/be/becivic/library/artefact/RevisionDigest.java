package be.becivic.library.artefact;

import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** What a revision says: everything but its number, status and origin. */
public final class RevisionDigest {
  private RevisionDigest() {}

  /** Nothing for a revision that says nothing. */
  public static Optional<TextDigest> find(Revision<?> row) {
    return row.content()
        .map(
            content ->
                switch (content) {
                  case CatalogueValue value -> of(value);
                  case Citation citation -> of(citation);
                  default -> throw new IllegalStateException("no catalogue has such content");
                });
  }

  private static TextDigest of(CatalogueValue value) {
    return TextDigest.of(
        List.of(
            "value",
            value.type().wireName(),
            value.json(),
            value.unit().orElse(""),
            value.note().orElse(""),
            value.source().orElse("")));
  }

  private static TextDigest of(Citation citation) {
    return TextDigest.of(
        List.of(
            "reference",
            citation.title(),
            citation.titles().orElse(""),
            citation.url(),
            citation.archivedUrl().orElse(""),
            citation.numac().orElse(""),
            citation.tier().orElse(""),
            citation.lastVerified().map(LocalDate::toString).orElse("")));
  }
}
