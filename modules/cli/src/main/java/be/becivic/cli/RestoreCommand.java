package be.becivic.cli;

import be.becivic.cli.option.DataOptions;
import be.becivic.cli.option.Help;
import be.becivic.server.offline.Restore;
import be.becivic.server.offline.Restored;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "restore",
    description = "Fill an empty data folder from a corpus and the snapshot of the tables in it.",
    sortOptions = false,
    footer = {
      "",
      "From a git repository comes all of main with its history, so votes keep their cohorts.",
      "What was never published does not come back: texts of votes, feedback, receipts, salts, held"
          + " texts.",
      "It ends with 3 when the tables it found are older than main, and stops when the chain of",
      "decisions is not as it was written.",
      "",
      "Examples:",
      "  becivic restore --data new --from /backup/corpus.git",
      "  becivic restore --data new --from https://github.com/example/corpus.git"
    })
final class RestoreCommand implements Callable<Integer> {
  private static final int OLDER_THAN_MAIN = 3;

  @Mixin private DataOptions options;

  @Option(
      names = "--from",
      required = true,
      paramLabel = "CORPUS",
      description = "A git repository, by folder or address, or a plain folder.")
  private String from;

  @Option(
      names = "--commit",
      paramLabel = "HASH",
      description = "The commit of main to restore (the newest).")
  private @Nullable String commit;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Restored restored =
        Restore.into(options.data(), from, Optional.ofNullable(commit), options.configuration());
    PrintWriter out = spec.commandLine().getOut();
    out.println("Restored " + options.data() + " at " + restored.commit() + ".");
    restored.lost().forEach(out::println);
    if (restored.behind().isEmpty()) {
      return 0;
    }
    PrintWriter err = spec.commandLine().getErr();
    err.println("becivic: the tables that were restored are older than main.");
    restored.behind().forEach(err::println);
    return OLDER_THAN_MAIN;
  }
}
