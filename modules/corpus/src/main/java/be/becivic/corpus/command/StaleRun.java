package be.becivic.corpus.command;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.cite.Staleness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** {@code becivic stale [dir]}: what to look at again first. */
public final class StaleRun {
  private static final String ROW = "%6s  %-13s  %-11s  %6s  %-9s  %s%n";

  private StaleRun() {}

  /**
   * Lists values and references.
   *
   * @param days leaves out what was looked at more recently
   */
  public static CommandResult run(Path folder, LocalDate today, int days) {
    if (!Files.isDirectory(folder.resolve("skills"))) {
      return CommandResult.couldNotRun(folder + " is not a corpus: it has no skills.");
    }
    try {
      Corpus corpus = Corpus.load(MemoryFiles.ofFolder(folder));
      StringBuilder table =
          new StringBuilder(ROW.formatted("days", "read", "link", "skills", "uid", "name"));
      for (Staleness.Item item : Staleness.list(corpus)) {
        long age =
            item.verified().map(day -> ChronoUnit.DAYS.between(day, today)).orElse(Long.MAX_VALUE);
        if (age >= days) {
          table.append(
              ROW.formatted(
                  item.verified().isPresent() ? age : "never",
                  item.how().orElse("not said"),
                  item.link().orElse("not tried"),
                  item.skills(),
                  item.uid(),
                  item.name()));
        }
      }
      return new CommandResult(CommandResult.ExitCode.CLEAN, table.toString());
    } catch (IOException broken) {
      return CommandResult.couldNotRun(folder + " cannot be read: " + broken.getMessage());
    }
  }
}
