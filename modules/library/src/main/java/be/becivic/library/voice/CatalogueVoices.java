package be.becivic.library.voice;

import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** A catalogue, read in its voices; an entry that nobody corrected costs one look. */
public final class CatalogueVoices<C> {
  private final Revisions<C> rows;

  public CatalogueVoices(Revisions<C> rows) {
    this.rows = rows;
  }

  public Optional<VoicedEntry<C>> find(Uid uid) {
    return rows.findCurrent(uid).map(this::voiced);
  }

  public Optional<VoicedEntry<C>> find(String name) {
    return rows.findByName(name).map(this::voiced);
  }

  /** Those there are of these. */
  public List<VoicedEntry<C>> list(Collection<Uid> uids) {
    return rows.listCurrent(uids).stream().map(this::voiced).toList();
  }

  /** The first few entries above a uid. */
  public List<VoicedEntry<C>> list(Optional<Uid> after, int limit) {
    return rows.listCurrent(after, limit).stream().map(this::voiced).toList();
  }

  private VoicedEntry<C> voiced(Revision<C> current) {
    return VoicedEntry.isPlain(current)
        ? VoicedEntry.plain(current)
        : VoicedEntry.of(rows.listHistory(current.uid()));
  }
}
