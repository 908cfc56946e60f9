package be.becivic.server.doctor;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.SnapshotLines;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.corpus.history.LastChange;
import be.becivic.records.Installation;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.InstallationCheck;
import be.becivic.server.data.ServerKey;
import be.becivic.server.data.Store;
import be.becivic.server.wiring.Forges;
import be.becivic.snapshot.PublishedChain;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Database and corpus, each by itself and both together. */
record ContentExam(Configuration configuration, Path data, Path corpus, InstantSource clock) {
  private static final String FROM_BACKUP =
      "put it back from a backup, or bring back the last snapshot with 'becivic restore'";
  private static final Duration CLOCKS_DIFFER = Duration.ofMinutes(5);
  private static final int MISSED_SNAPSHOTS = 2;

  List<Condition> look() {
    var found = new ArrayList<Condition>();
    Optional<Records> records = openDatabase(found);
    try {
      if (!CorpusRepository.hasMain(corpus)) {
        found.add(new Condition.Broken("corpus", corpus + " has no main", FROM_BACKUP));
        return found;
      }
      try (CorpusRepository repository = CorpusRepository.open(corpus, corpus, clock)) {
        Corpus main = new LiveCorpus(repository).current();
        found.addAll(corpus(main, repository));
        records.ifPresent(
            opened -> {
              found.add(chain(opened, main));
              found.add(together(opened, repository));
            });
      }
    } catch (RuntimeException _) {
      found.add(new Condition.Broken("corpus", corpus + " cannot be read", FROM_BACKUP));
    } finally {
      records.ifPresent(Records::close);
    }
    return found;
  }

  private Optional<Records> openDatabase(List<Condition> found) {
    try {
      Records records =
          RecordsEngine.openForReading(Store.location(configuration, DataFolder.database(data)));
      found.add(new Condition.Sound("database", "it opens and is of this version"));
      return Optional.of(records);
    } catch (RecordsUnavailable broken) {
      found.add(new Condition.Broken("database", String.valueOf(broken.getMessage()), FROM_BACKUP));
      return Optional.empty();
    }
  }

  private List<Condition> corpus(Corpus main, CorpusRepository repository) {
    Map<String, LastChange> changes = repository.lastChanges(repository.main());
    return List.of(
        new Condition.Sound(
            "corpus", main.skills().size() + " procedures on main, all of them readable"),
        snapshot(changes),
        clock(changes));
  }

  private Condition snapshot(Map<String, LastChange> changes) {
    Optional<Instant> last =
        changes.entrySet().stream()
            .filter(file -> SnapshotLines.isSnapshot(file.getKey()))
            .map(file -> file.getValue().time())
            .max(Instant::compareTo);
    Duration every = configuration.get(ConfigurationKeys.JOBS_SNAPSHOT_EVERY);
    Duration age = Duration.between(last.orElse(Instant.EPOCH), clock.instant());
    return age.compareTo(every.multipliedBy(MISSED_SNAPSHOTS)) > 0
        ? new Condition.Worrying(
            "snapshot",
            last.map(time -> "the last is of " + time).orElse("there is none"),
            "nothing changed since, or 'becivic jobs run snapshot' says why it fails")
        : new Condition.Sound("snapshot", "the last is of " + last.orElseThrow());
  }

  /** A clock that was set back stops what waits for a time that came already. */
  private Condition clock(Map<String, LastChange> changes) {
    Instant newest =
        changes.values().stream()
            .map(LastChange::time)
            .max(Instant::compareTo)
            .orElse(Instant.EPOCH);
    return newest.isAfter(clock.instant().plus(CLOCKS_DIFFER))
        ? new Condition.Broken(
            "clock",
            "the newest commit is of " + newest + ", which is still to come",
            "set this machine's clock right")
        : new Condition.Sound("clock", "nothing on main is of a time to come");
  }

  /** What the next start would compare. */
  private Condition together(Records records, CorpusRepository repository) {
    var check = new InstallationCheck(Forges.isLocal(configuration));
    Optional<Installation> known = records.read(tables -> tables.installation().find());
    if (known.filter(found -> check.hasOtherCorpus(found, repository)).isPresent()) {
      return new Condition.Broken(
          "together", "the corpus is not the one this database belongs to", FROM_BACKUP);
    }
    return known
        .flatMap(
            found ->
                ServerKey.find(configuration, data)
                    .filter(key -> InstallationCheck.hasOtherKey(found, key)))
        .<Condition>map(
            _ ->
                new Condition.Broken(
                    "together",
                    "the key is not the one this database was begun with",
                    "put it back; docs/operating.md says what another one means"))
        .orElseGet(
            () -> new Condition.Sound("together", "database, corpus and key belong together"));
  }

  private static Condition chain(Records records, Corpus main) {
    return switch (records.read(tables -> PublishedChain.verifyWhole(tables, main))) {
      case ChainCheck.Intact(long length) ->
          new Condition.Sound("decisions", "the chain of " + length + " is as it was written");
      case ChainCheck.Broken(long seq) ->
          new Condition.Broken(
              "decisions",
              "the chain breaks at decision " + seq + ": it was changed or removed",
              FROM_BACKUP);
    };
  }
}
