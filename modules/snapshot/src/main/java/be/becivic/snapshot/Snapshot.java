package be.becivic.snapshot;

import be.becivic.protocol.change.FileChanges;
import be.becivic.records.Tables;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/** Every public table as lines of JSON; equal tables give equal bytes. */
public final class Snapshot {
  private static final List<SnapshotFile> FILES =
      List.of(
          CatalogueFile.VALUES,
          CatalogueFile.REFERENCES,
          new ConcernFile(),
          new AmendmentFile(),
          new DraftFile(),
          new ValidationFile(),
          new TallyFile(),
          new RatingFile(),
          new DecisionFile(),
          new StandingFile(),
          new LinkFile(),
          new SequenceFile(),
          new ReviewFile());

  private Snapshot() {}

  /** What makes the corpus hold these tables; an empty table has no file. */
  public static FileChanges of(Tables tables) {
    return of(tables, _ -> {});
  }

  /**
   * The same with a look at each row before it is written.
   *
   * @param screen may empty what people wrote in it
   */
  public static FileChanges of(Tables tables, Consumer<ObjectNode> screen) {
    return of(tables, screen, FILES);
  }

  /** The same without a word about decisions: what the corpus has of them stays as it is. */
  public static FileChanges withoutDecisions(Tables tables, Consumer<ObjectNode> screen) {
    return of(
        tables, screen, FILES.stream().filter(file -> !(file instanceof DecisionFile)).toList());
  }

  private static FileChanges of(
      Tables tables, Consumer<ObjectNode> screen, List<SnapshotFile> files) {
    FileChanges changes = FileChanges.none();
    for (SnapshotFile file : files) {
      StringBuilder lines = new StringBuilder();
      file.write(
          tables,
          row -> {
            screen.accept(row);
            lines.append(row).append('\n');
          });
      changes =
          lines.isEmpty()
              ? changes.remove(path(file))
              : changes.write(path(file), lines.toString());
    }
    return changes;
  }

  /**
   * Takes every row back into empty tables.
   *
   * @param file by path its text; a table without a file stays empty
   */
  public static void restore(Tables tables, Function<String, Optional<String>> file) {
    for (SnapshotFile each : FILES) {
      List<String> lines = file.apply(path(each)).stream().flatMap(String::lines).toList();
      for (int i = 0; i < lines.size(); i++) {
        each.restore(tables, SnapshotRow.parse(i + 1, lines.get(i)));
      }
    }
  }

  static String path(SnapshotFile file) {
    return "data-snapshot/" + file.name() + ".jsonl";
  }
}
