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
 * @param former what we said before, until what we say now is stable
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
    return current.isOurs() && (current.revision() == 1 || !current.status().takesVotes());
  }

  /**
   * Tells the voices apart.
   *
   * @param history every revision, first to last; at least one
   */
  public static <C> VoicedEntry<C> of(List<Revision<C>> history) {
    Revision<C> current = history.getLast();
    List<Revision<C>> ours = history.stream().filter(Revision::isOurs).toList().reversed();
    Optional<Revision<C>> last = ours.stream().findFirst();
    Optional<Revision<C>> former =
        last.filter(_ -> current.isOurs() && current.status().takesVotes())
            .flatMap(
                now -> ours.stream().skip(1).filter(row -> standsBeside(row, now)).findFirst());
    return new VoicedEntry<>(
        current.uid(), last, Optional.of(current).filter(row -> !row.isOurs()), former);
  }

  /** What a confirmed correction replaced, and otherwise what was stable last (S5). */
  private static <C> boolean standsBeside(Revision<C> before, Revision<C> now) {
    boolean isConfirmed = now.origin() == RevisionOrigin.COMMUNITY;
    return before.content().isPresent()
        && !before.content().equals(now.content())
        && (isConfirmed || before.status() == Status.STABLE);
  }
}
