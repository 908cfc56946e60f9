package be.becivic.server.offline;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.Records;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.decision.ChainHead;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.StartFailure;
import be.becivic.server.data.Store;
import be.becivic.server.wiring.OpenedParts;
import be.becivic.snapshot.LostWork;
import be.becivic.snapshot.PublishedChain;
import be.becivic.snapshot.Restoration;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
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
   * @throws StartFailure when a person has to put something right first
   */
  public static Restored into(
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

  private static Restored into(
      DataFolder folder, String from, Optional<CommitId> commit, Configuration configuration) {
    try (CorpusRepository corpus = corpus(folder, from, commit);
        Records records = RecordsEngine.open(Store.location(configuration, folder.database()))) {
      Corpus main = new LiveCorpus(corpus).current();
      if (!Restoration.fillIfEmpty(records, main)) {
        throw new StartFailure("the database is not empty; nothing was restored into it");
      }
      List<String> messages = corpus.messages(corpus.main());
      requireNamedHead(records, messages);
      return new Restored(
          corpus.main().value(), LostWork.in(main), TableAge.behind(messages, main, records));
    } catch (IllegalArgumentException | NoSuchElementException unusable) {
      throw new StartFailure(from + " cannot be restored: " + unusable.getMessage());
    }
  }

  /** A snapshot's commit names the head of its chain, which whoever edits the file may forget. */
  private static void requireNamedHead(Records records, List<String> messages) {
    Optional<ChainHead> named =
        messages.stream()
            .flatMap(message -> PublishedChain.headIn(TableAge.title(message)).stream())
            .findFirst();
    if (named.isPresent()
        && records.read(tables -> tables.decisions().verifyChain(named.get()))
            instanceof ChainCheck.Broken) {
      throw new IllegalArgumentException(
          "the chain of decisions is not the one its commit names at decision "
              + named.get().seq()
              + ": a decision was changed, removed or added");
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
