package be.becivic.snapshot;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.text.SourceFile;
import be.becivic.records.review.ReviewKind;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What waited for a maintainer when the snapshot was made, and was never published. */
public final class LostWork {
  private LostWork() {}

  /** A line for each kind. */
  public static List<String> in(Corpus corpus) {
    Map<ReviewKind, Integer> waiting = new EnumMap<>(ReviewKind.class);
    corpus.findFile(Snapshot.path(new ReviewFile())).map(SourceFile::text).stream()
        .flatMap(String::lines)
        .map(line -> SnapshotRow.parse(1, line))
        .filter(row -> row.fields().text("kind").isPresent())
        .map(row -> row.closed(ReviewKind.class, "kind"))
        .filter(ReviewKind::isPrivate)
        .forEach(kind -> waiting.merge(kind, 1, Integer::sum));
    return waiting.entrySet().stream()
        .map(
            kind ->
                "Not restored, because never published: " + words(kind.getKey(), kind.getValue()))
        .toList();
  }

  private static String words(ReviewKind kind, int count) {
    return "%s (%d)".formatted(kind.wireName(), count);
  }
}
