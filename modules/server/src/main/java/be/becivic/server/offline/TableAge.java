package be.becivic.server.offline;

import be.becivic.corpus.Corpus;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Records;
import be.becivic.snapshot.CitedNumbers;
import be.becivic.snapshot.PublishedChain;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells whether the tables that were restored are older than the main they lay beside. */
final class TableAge {
  private static final int MOST_NAMED = 3;
  private static final String MADE_BY_A_SERVER = "\nChange-Id: ";

  /** Commits of a server after which its tables are the same as before. */
  private static final Set<String> WITHOUT_ROWS =
      Set.of("Edit the corpus", "Bring the indexes up to date");

  private TableAge() {}

  /**
   * Why they are, a line each.
   *
   * @param messages what the commits of main say, newest first
   */
  static List<String> behind(List<String> messages, Corpus main, Records records) {
    List<String> reasons = new ArrayList<>();
    List<Uid> missing = records.read(tables -> CitedNumbers.missing(tables, main));
    if (!missing.isEmpty()) {
      reasons.add(
          "Main cites what the snapshot does not have: "
              + missing.stream().map(Uid::toString).collect(Collectors.joining(", "))
              + ".");
    }
    List<String> since =
        messages.stream()
            .filter(message -> message.contains(MADE_BY_A_SERVER))
            .map(TableAge::title)
            .takeWhile(title -> !title.startsWith(PublishedChain.TITLE))
            .filter(title -> !WITHOUT_ROWS.contains(title))
            .toList();
    if (!since.isEmpty()) {
      reasons.add(
          "Main has changes since the last snapshot (%d): %s."
              .formatted(
                  since.size(),
                  since.stream().limit(MOST_NAMED).collect(Collectors.joining("; "))));
    }
    return reasons;
  }

  static String title(String message) {
    return message.lines().findFirst().orElse("");
  }
}
