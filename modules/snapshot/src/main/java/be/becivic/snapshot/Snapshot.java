package be.becivic.snapshot;

import be.becivic.records.Tables;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

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
          new SequenceFile());

  private Snapshot() {}

  /** By path in the corpus; an empty table has no file. */
  public static SortedMap<String, Optional<byte[]>> of(Tables tables) {
    SortedMap<String, Optional<byte[]>> files = new TreeMap<>();
    for (SnapshotFile file : FILES) {
      StringBuilder lines = new StringBuilder();
      file.write(tables, row -> lines.append(row).append('\n'));
      files.put(
          path(file),
          lines.isEmpty()
              ? Optional.empty()
              : Optional.of(lines.toString().getBytes(StandardCharsets.UTF_8)));
    }
    return files;
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

  private static String path(SnapshotFile file) {
    return "data-snapshot/" + file.name() + ".jsonl";
  }
}
