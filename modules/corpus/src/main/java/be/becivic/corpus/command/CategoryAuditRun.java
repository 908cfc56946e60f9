package be.becivic.corpus.command;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.check.CategoryAudit;
import be.becivic.corpus.check.report.CheckReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** {@code becivic audit-categories [dir] [--json]}. */
public final class CategoryAuditRun {
  private CategoryAuditRun() {}

  public static CommandResult run(Path folder, boolean json) {
    if (!Files.isDirectory(folder.resolve("skills"))) {
      return CommandResult.couldNotRun(folder + " is not a corpus: it has no skills.");
    }
    try {
      CheckReport report = CategoryAudit.of(Corpus.load(MemoryFiles.ofFolder(folder)));
      return new CommandResult(
          report.isClean() ? CommandResult.ExitCode.CLEAN : CommandResult.ExitCode.ERRORS,
          json ? report.json() : report.text());
    } catch (IOException broken) {
      return CommandResult.couldNotRun(folder + " cannot be read: " + broken.getMessage());
    }
  }
}
