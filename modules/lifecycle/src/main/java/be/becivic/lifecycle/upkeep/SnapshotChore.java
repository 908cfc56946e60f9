package be.becivic.lifecycle.upkeep;

import be.becivic.lifecycle.forge.DirectChanges;
import be.becivic.lifecycle.upkeep.snapshot.Snapshot;
import be.becivic.records.Records;
import java.util.function.Supplier;

/** Saves the public tables in git, where they can be restored from (§4). */
public final class SnapshotChore {
  private SnapshotChore() {}

  public static Chore of(Records records, Supplier<DirectChanges> changes) {
    return Chore.of(
        () ->
            new Publication(changes.get())
                .publish("Save the public tables", _ -> records.read(Snapshot::of)));
  }
}
