package be.becivic.site.facts;

import be.becivic.library.voice.Support;
import be.becivic.library.voice.VoicedEntry;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.Revision;
import java.util.Optional;

/**
 * A catalogue entry as pages show it.
 *
 * @param support how far the correction under review has come; nothing where there is none, or
 *     where votes are out of reach and so no correction is shown
 */
public record CatalogueEntry<C>(VoicedEntry<C> voices, Optional<Support> support) {

  public Uid uid() {
    return voices.uid();
  }

  /** What we say. */
  public Optional<Revision<C>> ours() {
    return voices.ours();
  }

  /** A correction that is under review. */
  public Optional<Revision<C>> changed() {
    return voices.changed().filter(_ -> support.isPresent());
  }

  /** What we said before, until what we say now is stable. */
  public Optional<Revision<C>> former() {
    return voices.former();
  }

  /** Whether there is anything to show, be it a correction alone. */
  public boolean isShown() {
    return isActive() || isUnknown() || changed().isPresent();
  }

  /** Whether it is a row of ours that waits for what it should say. */
  public boolean isUnknown() {
    return ours().filter(Revision::isUnknown).isPresent();
  }

  /** Whether there is anything of ours to show. */
  public boolean isActive() {
    return ours()
        .filter(row -> row.content().isPresent() && row.status() != Status.QUARANTINED)
        .isPresent();
  }
}
