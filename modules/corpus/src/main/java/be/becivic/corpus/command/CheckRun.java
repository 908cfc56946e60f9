package be.becivic.corpus.command;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.corpus.check.report.CheckReport;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.protocol.schema.Schemas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/** {@code becivic check [dir] [--json] [--base REV]}. */
public final class CheckRun {
  private CheckRun() {}

  /**
   * Checks a folder.
   *
   * @param base a commit of the repository around the folder, to check what changed since
   */
  public static CommandResult run(
      Path folder, boolean json, Optional<String> base, Schemas schemas) {
    if (!Files.isDirectory(folder.resolve("skills"))
        && !Files.isDirectory(folder.resolve("paths"))) {
      return CommandResult.couldNotRun(
          folder + " is not a corpus: it has neither skills nor paths.");
    }
    try {
      Corpus corpus = Corpus.load(MemoryFiles.ofFolder(folder));
      CorpusCheck check = new CorpusCheck(schemas);
      if (base.isEmpty()) {
        return result(check.run(corpus), json);
      }
      Optional<CommitRange> change = WorkingCopy.changeSince(base.get(), folder, corpus);
      return result(
          change.isPresent() ? check.run(change.get(), corpus.seeds()) : check.run(corpus), json);
    } catch (WorkingCopy.Unknown unknown) {
      return CommandResult.couldNotRun(Objects.requireNonNull(unknown.getMessage()));
    } catch (IOException broken) {
      return CommandResult.couldNotRun(folder + " cannot be read: " + broken.getMessage());
    }
  }

  private static CommandResult result(CheckReport report, boolean json) {
    return new CommandResult(
        report.isClean() ? CommandResult.ExitCode.CLEAN : CommandResult.ExitCode.ERRORS,
        json ? report.json() : report.text());
  }
}
