package be.becivic.records.catalogue;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Entries that keep their uid for life and change by revision; one revision is current. */
public interface Revisions<C> {

  /** Mints a uid for a new entry. */
  Revision<C> insert(String name, NewRevision<C> first);

  /**
   * Supersedes whatever revision is current.
   *
   * @throws java.util.NoSuchElementException when there is no such entry
   */
  Revision<C> revise(Uid uid, NewRevision<C> next);

  /** Supersedes the revision that was seen, unless it is no longer the current one. */
  Optional<Revision<C>> reviseIfCurrent(Revision<C> seen, NewRevision<C> next);

  /** Takes over a revision from a snapshot, uid and all. */
  void restore(Revision<C> revision);

  boolean isEmpty();

  Optional<Revision<C>> findCurrent(Uid uid);

  /** The current revision of the entry that bears the name. */
  Optional<Revision<C>> findByName(String name);

  Optional<Revision<C>> findLatestStable(Uid uid);

  /** The latest revision that speaks in our voice, whatever is under review beside it. */
  Optional<Revision<C>> findOurs(Uid uid);

  /** The same for every entry, by uid. */
  List<Revision<C>> listOurs();

  /** The same for those entries that there are. */
  List<Revision<C>> listOurs(Collection<Uid> uids);

  /** Every revision, first to last. */
  List<Revision<C>> listHistory(Uid uid);

  /** The current revision of every entry, by uid. */
  List<Revision<C>> listCurrent();

  /** The current revisions of those entries that there are. */
  List<Revision<C>> listCurrent(Collection<Uid> uids);

  /** The first few of those above a uid. */
  List<Revision<C>> listCurrent(Optional<Uid> after, int limit);

  /** Hands over every revision of every entry, by uid and revision, without holding them all. */
  void forEach(Consumer<? super Revision<C>> each);

  /** Moves the current revision on, unless it is another one or in another state by now. */
  boolean setStatus(Uid uid, int revision, Status from, Status to);

  /**
   * Erases what an amendment said, from the revision it made and from later ones that repeat it.
   * When that was the current one, what stood before it takes its place, or the null marker.
   *
   * @return whether the amendment had made a revision
   */
  boolean withdraw(Uid uid, Uid amendment, Instant at);

  /** Changes the label of the current revision; citations go by uid. */
  boolean rename(Uid uid, String name);
}
