package be.becivic.library.voice;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import java.util.List;
import java.util.Optional;

/**
 * An entry of a catalogue in its voices.
 *
 * @param ours what we say; nothing where only the community has said anything yet
 * @param changed a correction that is not confirmed yet
 * @param former what we said before a correction that is ours by now and not yet stable
 */
public record VoicedEntry<C>(
    Uid uid,
    Optional<Revision<C>> ours,
    Optional<Revision<C>> changed,
    Optional<Revision<C>> former) {

  /** An entry that has our word alone. */
  public static <C> VoicedEntry<C> plain(Revision<C> row) {
    return new VoicedEntry<>(row.uid(), Optional.of(row), Optional.empty(), Optional.empty());
  }

  /** Whether the current revision says all there is to say, so that no other has to be read. */
  public static boolean isPlain(Revision<?> current) {
    return current.revision() == 1 && current.isOurs() || current.isOurs() && !isConfirmed(current);
  }

  /**
   * Tells the voices apart.
   *
   * @param history every revision, first to last; at least one
   */
  public static <C> VoicedEntry<C> of(List<Revision<C>> history) {
    Revision<C> current = history.getLast();
    List<Revision<C>> ours = history.stream().filter(Revision::isOurs).toList();
    Optional<Revision<C>> last = ours.isEmpty() ? Optional.empty() : Optional.of(ours.getLast());
    Optional<Revision<C>> former =
        last.filter(_ -> current.isOurs() && isConfirmed(current) && ours.size() > 1)
            .map(_ -> ours.get(ours.size() - 2))
            .filter(before -> before.content().isPresent());
    return new VoicedEntry<>(
        current.uid(), last, Optional.of(current).filter(row -> !row.isOurs()), former);
  }

  private static boolean isConfirmed(Revision<?> row) {
    return row.origin() == RevisionOrigin.COMMUNITY && row.status() == Status.BETA;
  }
}
