package be.becivic.upkeep;

import be.becivic.changes.DirectChanges;
import be.becivic.corpus.Corpus;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainCheck;
import be.becivic.snapshot.PublishedChain;
import be.becivic.snapshot.Snapshot;
import be.becivic.snapshot.WithheldTexts;
import java.util.List;
import java.util.function.Supplier;

/**
 * Saves the public tables in git, where they can be restored from (§4). Where the chain of
 * decisions is broken, what was saved of it stays and everything else is saved.
 */
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

  /** What one read of the tables gave. */
  private record Saved(String title, FileChanges files, ChainCheck chain, List<String> withheld) {}

  private ChoreReport save() {
    DirectChanges direct = changes.get();
    Saved saved = records.read(tables -> read(tables, direct.main()));
    ChoreReport report = new Publication(direct).publish(saved.title(), _ -> saved.files());
    if (!report.isFine()) {
      return report;
    }
    if (saved.chain() instanceof ChainCheck.Broken(long seq)) {
      return ChoreReport.failed(
          "chain_broken",
          report.text()
              + " The chain of decisions breaks at decision %d: it was changed or removed. The"
                  .formatted(seq)
              + " decisions on main stay as they were saved last.");
    }
    return saved.withheld().isEmpty()
        ? report
        : ChoreReport.failed(
            "texts_withheld",
            report.text()
                + " Without the texts of "
                + String.join("; ", saved.withheld())
                + ", which look like identifiers by the rules of today: retract them, or mend the"
                + " rules.");
  }

  private Saved read(Tables tables, Corpus main) {
    var screen = new WithheldTexts(scrubber);
    return switch (PublishedChain.verifyWhole(tables, main)) {
      case ChainCheck.Intact intact -> {
        FileChanges files = Snapshot.of(tables, screen);
        yield new Saved(PublishedChain.title(tables), files, intact, screen.rows());
      }
      case ChainCheck.Broken broken -> {
        FileChanges files = Snapshot.withoutDecisions(tables, screen);
        yield new Saved(PublishedChain.TITLE, files, broken, screen.rows());
      }
    };
  }
}
