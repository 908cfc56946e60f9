package be.becivic.changes.catalogue;

import be.becivic.library.Library;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.catalogue.Revisions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Where uids come from for those who write the corpus (§6.11): a name in, its number out. */
public record CatalogueNumbers(Library library, InstantSource clock) {

  /** The number of a name, and whether it was given out just now. */
  public record Numbered(Uid uid, boolean isNew) {}

  /** What gets a number before it has content. */
  public enum EntryType {
    VAL,
    REF,
    PTH
  }

  /** Numbers a name; one that exists keeps its number. */
  public Numbered number(EntryType type, String name) {
    Instant now = clock.instant();
    return library
        .records()
        .write(
            tables ->
                switch (type) {
                  case VAL -> number(tables.catalogue().volatileValues(), name, now);
                  case REF -> number(tables.catalogue().references(), name, now);
                  case PTH -> numberPath(tables, name);
                });
  }

  /** An entry that waits for its first content. */
  private static <C> Numbered number(Revisions<C> revisions, String name, Instant now) {
    Optional<Revision<C>> existing = revisions.findByName(name);
    return existing
        .map(row -> new Numbered(row.uid(), false))
        .orElseGet(
            () ->
                new Numbered(
                    revisions
                        .insert(
                            name,
                            NewRevision.ours(
                                Optional.empty(), Status.ALPHA, RevisionOrigin.MAINTAINER, now))
                        .uid(),
                    true));
  }

  private Numbered numberPath(Tables tables, String name) {
    return library
        .main()
        .corpus()
        .paths()
        .find(name)
        .flatMap(path -> path.uid())
        .map(uid -> new Numbered(uid, false))
        .orElseGet(() -> new Numbered(tables.uids().mint(Uid.Kind.PATH), true));
  }
}
