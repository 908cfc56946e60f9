package be.becivic.lifecycle.upkeep;

import be.becivic.lifecycle.forge.SystemChanges;
import be.becivic.lifecycle.upkeep.index.Indexes;

/** Keeps the published indexes and the dashboard up to date (§6.5). */
public final class IndexChore {
  private IndexChore() {}

  public static Chore of(Indexes indexes, SystemChanges changes) {
    return Chore.of(
        () -> new Publication(changes).publish("Bring the indexes up to date", indexes::of));
  }
}
