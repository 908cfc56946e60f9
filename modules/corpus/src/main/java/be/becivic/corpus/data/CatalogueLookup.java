package be.becivic.corpus.data;

import be.becivic.protocol.id.Uid;
import java.util.List;
import java.util.Optional;

/**
 * Which values and references exist: the seed files for an author, the database on a server. A
 * check asks from several threads at once.
 */
public interface CatalogueLookup {

  /** A catalogue row by its number and its name. */
  record Entry(Uid uid, String name) {}

  Optional<Entry> find(Uid uid);

  Optional<Entry> find(Uid.Kind kind, String name);

  /** What an entry shows, and what it showed before, as far as it was in our voice. */
  List<ShownContent> shown(Uid uid);
}
