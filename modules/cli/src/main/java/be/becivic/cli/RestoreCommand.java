package be.becivic.cli;

import be.becivic.cli.option.DataOptions;
import be.becivic.cli.option.Help;
import be.becivic.server.offline.Restore;
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
      "What was never published does not come back: texts of votes, feedback, receipts, salts.",
      "",
      "Examples:",
      "  becivic restore --data new --from /backup/corpus.git",
      "  becivic restore --data new --from https://github.com/example/corpus.git"
    })
final class RestoreCommand implements Callable<Integer> {
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
    String restored =
        Restore.into(options.data(), from, Optional.ofNullable(commit), options.configuration());
    spec.commandLine().getOut().println("Restored " + options.data() + " at " + restored + ".");
    return 0;
  }
}
