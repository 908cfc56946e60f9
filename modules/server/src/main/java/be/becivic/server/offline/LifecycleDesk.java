package be.becivic.server.offline;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.library.Library;
import be.becivic.library.lifecycle.ArtefactLifecycle;
import be.becivic.library.lifecycle.LifecycleJson;
import be.becivic.library.lifecycle.LifecycleText;
import be.becivic.lifecycle.machine.TakenDownTexts;
import be.becivic.lifecycle.machine.TickPreview;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Records;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.LifecycleKeys;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.StartFailure;
import be.becivic.server.data.Store;
import be.becivic.server.review.ArtefactName;
import be.becivic.server.wiring.Forges;
import be.becivic.server.wiring.OpenedParts;
import be.becivic.snapshot.PublishedChain;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/** Answers questions about the lifecycle from a data folder, which a server may be using. */
public final class LifecycleDesk implements AutoCloseable {
  private final Records records;
  private final CorpusRepository repository;
  private final Library library;
  private final Thresholds thresholds;
  private final InstantSource clock;

  private LifecycleDesk(
      Records records, CorpusRepository repository, Thresholds thresholds, InstantSource clock) {
    this.records = records;
    this.repository = repository;
    this.library = new Library(new LiveCorpus(repository), records);
    new TakenDownTexts(library, repository).hide();
    this.thresholds = thresholds;
    this.clock = clock;
  }

  /**
   * Opens a folder to look at it.
   *
   * @throws StartFailure when it is not the folder of a server
   */
  public static LifecycleDesk open(Configuration configuration, Path data, InstantSource clock) {
    Path corpus = Forges.repository(configuration, DataFolder.corpusRepository(data));
    if (!CorpusRepository.hasMain(corpus)) {
      throw new StartFailure("there is no corpus in " + data);
    }
    var parts = new OpenedParts();
    try {
      Records records =
          parts.add(
              RecordsEngine.openForReading(
                  Store.location(configuration, DataFolder.database(data))));
      CorpusRepository repository = parts.add(CorpusRepository.open(corpus, corpus, clock));
      return new LifecycleDesk(records, repository, LifecycleKeys.thresholds(configuration), clock);
    } catch (RuntimeException failure) {
      parts.close();
      throw StartFailure.because(failure);
    }
  }

  /**
   * Where an artefact stands and why; nothing when there is no such artefact.
   *
   * @param artefact the id of a skill, path, value or reference, or a source as path:source
   */
  public Optional<String> explain(String artefact, boolean asJson) {
    return records.read(
        tables ->
            ArtefactName.readings(artefact).stream()
                .flatMap(
                    target ->
                        library
                            .lifecycles(tables, thresholds)
                            .find(target, clock.instant())
                            .stream())
                .findFirst()
                .map(lifecycle -> asJson ? json(lifecycle) : LifecycleText.of(lifecycle)));
  }

  /** What the next tick decides, a line each. */
  public String preview() {
    return records.read(
        tables ->
            LifecycleText.of(
                TickPreview.of(library.lifecycles(tables, thresholds), tables, clock.instant())));
  }

  /** Whether the whole chain of decisions holds, and leads over what main has of it. */
  public Verification verify() {
    return switch (records.read(tables -> PublishedChain.verifyWhole(tables, library.corpus()))) {
      case ChainCheck.Intact(long length) ->
          new Verification(true, "The chain is intact: " + length + " decisions.");
      case ChainCheck.Broken(long seq) ->
          new Verification(
              false,
              "the chain of decisions breaks at decision " + seq + ": it was changed or removed");
    };
  }

  /** Whether the chain of decisions is as it was written, and how to say so. */
  public record Verification(boolean isIntact, String text) {}

  private static String json(ArtefactLifecycle lifecycle) {
    return LifecycleJson.of(lifecycle).toPrettyString() + "\n";
  }

  @Override
  public void close() {
    repository.close();
    records.close();
  }
}
