package be.becivic.lifecycle.upkeep;

import be.becivic.lifecycle.forge.SystemChanges;
import be.becivic.lifecycle.upkeep.snapshot.Snapshot;
import be.becivic.records.Records;

/** Saves the public tables in git, where they can be restored from (§4). */
public final class SnapshotChore {
  private SnapshotChore() {}

  public static Chore of(Records records, SystemChanges changes) {
    return Chore.of(
        () ->
            new Publication(changes)
                .publish("Save the public tables", _ -> records.read(Snapshot::of)));
  }
}
