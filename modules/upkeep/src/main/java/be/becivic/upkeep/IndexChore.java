package be.becivic.upkeep;

import be.becivic.changes.DirectChanges;
import be.becivic.library.activity.Indexes;
import java.util.function.Supplier;

/** Keeps the published indexes and the dashboard up to date (§6.5). */
public final class IndexChore {
  private IndexChore() {}

  public static Chore of(Indexes indexes, Supplier<DirectChanges> changes) {
    return Chore.of(
        () -> new Publication(changes.get()).publish("Bring the indexes up to date", indexes::of));
  }
}
