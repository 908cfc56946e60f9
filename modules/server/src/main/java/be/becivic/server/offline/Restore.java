package be.becivic.server.offline;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.Records;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.StartFailure;
import be.becivic.server.data.Store;
import be.becivic.server.wiring.OpenedParts;
import be.becivic.snapshot.Restoration;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Fills an empty data folder from a corpus and the snapshot in it. */
public final class Restore {
  private Restore() {}

  /**
   * Copies the content with its history where there is one, then reads the tables back.
   *
   * @param from a git repository, by folder or address, or a plain folder with the corpus
   * @param commit the commit of its main to restore; absent, the newest
   * @return the commit that was restored
   * @throws StartFailure when a person has to put something right first
   */
  public static String into(
      Path data, String from, Optional<String> commit, Configuration configuration) {
    try (var parts = new OpenedParts()) {
      DataFolder folder = parts.add(DataFolder.open(data));
      if (Files.exists(folder.database()) || Files.exists(folder.corpusRepository())) {
        throw new StartFailure(data + " is in use; restore into an empty folder");
      }
      try {
        return into(folder, from, commit.map(Restore::commitId), configuration);
      } catch (RuntimeException failure) {
        folder.empty();
        throw failure;
      }
    } catch (RuntimeException failure) {
      throw StartFailure.because(failure);
    }
  }

  private static String into(
      DataFolder folder, String from, Optional<CommitId> commit, Configuration configuration) {
    try (CorpusRepository corpus = corpus(folder, from, commit);
        Records records = RecordsEngine.open(Store.location(configuration, folder.database()))) {
      if (!Restoration.fillIfEmpty(records, new LiveCorpus(corpus).current())) {
        throw new StartFailure("the database is not empty; nothing was restored into it");
      }
      return corpus.main().value();
    } catch (IllegalArgumentException | NoSuchElementException unusable) {
      throw new StartFailure(from + " cannot be restored: " + unusable.getMessage());
    }
  }

  private static CorpusRepository corpus(
      DataFolder folder, String from, Optional<CommitId> commit) {
    Path seed = Path.of(from);
    boolean isPlain =
        Files.isDirectory(seed.resolve("skills")) && Files.notExists(seed.resolve(".git"));
    if (!isPlain) {
      String address = Files.exists(seed) ? seed.toAbsolutePath().toString() : from;
      return CorpusRepository.copy(folder.corpusRepository(), address, commit);
    }
    if (commit.isPresent()) {
      throw new StartFailure(from + " is a plain folder and has no commits");
    }
    return CorpusRepository.open(folder.corpusRepository(), seed, InstantSource.system());
  }

  private static CommitId commitId(String text) {
    if (!text.matches("[0-9a-f]{40}")) {
      throw new StartFailure(text + " is not the full hash of a commit");
    }
    return new CommitId(text);
  }
}
