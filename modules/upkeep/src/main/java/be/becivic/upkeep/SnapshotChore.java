package be.becivic.upkeep;

import be.becivic.changes.DirectChanges;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.Records;
import be.becivic.snapshot.Snapshot;
import be.becivic.snapshot.WithheldTexts;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Saves the public tables in git, where they can be restored from (§4). */
public final class SnapshotChore {
  private final Records records;
  private final Supplier<DirectChanges> changes;
  private final Scrubber scrubber;

  private SnapshotChore(Records records, Supplier<DirectChanges> changes, Scrubber scrubber) {
    this.records = records;
    this.changes = changes;
    this.scrubber = scrubber;
  }

  public static Chore of(Records records, Supplier<DirectChanges> changes, Scrubber scrubber) {
    return Chore.of(new SnapshotChore(records, changes, scrubber)::save);
  }

  private ChoreReport save() {
    var withheld = new AtomicReference<List<String>>(List.of());
    ChoreReport report =
        new Publication(changes.get())
            .publish(
                "Save the public tables",
                _ -> {
                  var screen = new WithheldTexts(scrubber);
                  var files = records.read(tables -> Snapshot.of(tables, screen));
                  withheld.set(screen.rows());
                  return files;
                });
    return withheld.get().isEmpty() || !report.isFine()
        ? report
        : ChoreReport.failed(
            "texts_withheld",
            report.text()
                + " Without the texts of "
                + String.join("; ", withheld.get())
                + ", which look like identifiers by the rules of today: retract them, or mend the"
                + " rules.");
  }
}
