package be.becivic.library.artefact;

import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.data.ShownContent;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Catalogue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import java.util.List;
import java.util.Optional;

/**
 * The database's catalogue, as tags of skills look things up in it. The corpus check asks from
 * several threads at once, and tables belong to one at a time.
 */
public final class CatalogueRows implements CatalogueLookup {
  private final Tables tables;

  public CatalogueRows(Tables tables) {
    this.tables = tables;
  }

  @Override
  public Optional<Entry> find(Uid uid) {
    synchronized (tables) {
      return rows(uid.kind()).flatMap(rows -> rows.findCurrent(uid)).map(CatalogueRows::entry);
    }
  }

  @Override
  public Optional<Entry> find(Uid.Kind kind, String name) {
    synchronized (tables) {
      return rows(kind).flatMap(rows -> rows.findByName(name)).map(CatalogueRows::entry);
    }
  }

  @Override
  public List<ShownContent> shown(Uid uid) {
    Catalogue catalogue = tables.catalogue();
    synchronized (tables) {
      return switch (uid.kind()) {
        case VOLATILE_VALUE -> ShownContents.ofValues(catalogue.volatileValues().listHistory(uid));
        case REFERENCE -> ShownContents.ofReferences(catalogue.references().listHistory(uid));
        case CONCERN, PATH, AMENDMENT, DRAFT, FEEDBACK, RATING, ANALYTICS -> List.of();
      };
    }
  }

  private Optional<Revisions<?>> rows(Uid.Kind kind) {
    return switch (kind) {
      case VOLATILE_VALUE -> Optional.of(tables.catalogue().volatileValues());
      case REFERENCE -> Optional.of(tables.catalogue().references());
      case CONCERN, PATH, AMENDMENT, DRAFT, FEEDBACK, RATING, ANALYTICS -> Optional.empty();
    };
  }

  private static Entry entry(Revision<?> row) {
    return new Entry(row.uid(), row.name());
  }
}
