package be.becivic.lifecycle.upkeep;

import be.becivic.lifecycle.forge.DirectChanges;
import be.becivic.lifecycle.upkeep.snapshot.Snapshot;
import be.becivic.records.Records;

/** Saves the public tables in git, where they can be restored from (§4). */
public final class SnapshotChore {
  private SnapshotChore() {}

  public static Chore of(Records records, DirectChanges changes) {
    Publication publication = new Publication(changes);
    return Chore.of(
        "snapshot",
        "Saves the public tables in data-snapshot/ on main.",
        () -> publication.publish("Save the public tables", _ -> records.read(Snapshot::of)));
  }
}
