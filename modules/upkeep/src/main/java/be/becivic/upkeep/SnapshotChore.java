package be.becivic.upkeep;

import be.becivic.changes.DirectChanges;
import be.becivic.records.Records;
import be.becivic.snapshot.Snapshot;
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
