package be.becivic.corpus.command;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.index.StoredIndex;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** {@code becivic check [dir] --write-index}: brings the index of skills up to date first. */
public final class WriteIndexRun {
  private WriteIndexRun() {}

  public static CommandResult run(Path folder) {
    if (!Files.isDirectory(folder.resolve("skills"))) {
      return CommandResult.couldNotRun(folder + " is not a corpus: it has no skills.");
    }
    try {
      Corpus corpus = Corpus.load(MemoryFiles.ofFolder(folder));
      String stored = corpus.findFile(SkillsIndex.FILE).map(SourceFile::text).orElse("");
      var index = new StoredIndex(corpus, JsonDocument.parse(stored).json());
      Files.writeString(folder.resolve(SkillsIndex.FILE), index.refreshed());
      return new CommandResult(CommandResult.ExitCode.CLEAN, "");
    } catch (IOException broken) {
      return CommandResult.couldNotRun(
          "The index of " + folder + " cannot be written: " + broken.getMessage());
    }
  }
}
