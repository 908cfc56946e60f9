package be.becivic.server.wiring;

import be.becivic.changes.Changes;
import be.becivic.changes.Forge;
import be.becivic.changes.MainGuard;
import be.becivic.changes.check.ChangeCheck;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.corpus.site.SiteProfile;
import be.becivic.intake.Intake;
import be.becivic.intake.hash.KeyedHashes;
import be.becivic.library.Library;
import be.becivic.library.search.ProgramStamp;
import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.CommitTrial;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.Recogniser;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.Records;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.server.access.AccessGuard;
import be.becivic.server.access.OperatorToken;
import be.becivic.server.access.ProcessSecrets;
import be.becivic.server.access.TokenAttempts;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.config.LifecycleKeys;
import be.becivic.server.config.Switch;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.InstallationCheck;
import be.becivic.server.data.ServerKey;
import be.becivic.server.data.Store;
import be.becivic.server.desk.login.DeskSecrets;
import be.becivic.server.desk.login.DeskSessions;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.site.Site;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.skill.PastVersions;
import be.becivic.snapshot.Restoration;
import be.becivic.upkeep.Expiry;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;

/** The rooms of one process, wired by plain constructors. */
public final class Rooms {

  public final Configuration configuration;
  public final SiteAddress address;
  public final InstantSource clock;
  public final SecureRandom random;
  public final Schemas schemas;
  public final Scrubber scrubber;
  public final Records records;
  public final CorpusRepository repository;
  public final Library library;
  public final Thresholds thresholds;
  public final OperatorToken operator;
  public final Intake intake;
  public final Holds holds;
  public final CommitJob commitJob;
  public final Changes changes;
  public final MainGuard guard;
  public final StateMachine machine;
  public final DecisionsSeen decisionsSeen;
  public final Reviews reviews;
  public final TokenAttempts attempts;
  public final DeskSessions deskSessions;
  public final AccessGuard guarded;
  public final Expiry upkeep;
  public final OnDemand<SearchRefresh> finder;
  public final Site site;
  private final OnDemand<PersonRecogniser> names;
  private final LiveCorpus live;

  public Rooms(Configuration configuration, DataFolder data, Path seed, OpenedParts parts) {
    this(configuration, SiteAddress.of(configuration, SiteProfile.BECIVIC), data, seed, parts);
  }

  /**
   * Opens the rooms.
   *
   * @param address where the site stands
   */
  public Rooms(
      Configuration configuration,
      SiteAddress address,
      DataFolder data,
      Path seed,
      OpenedParts parts) {
    this.configuration = configuration;
    this.address = address;
    this.clock = InstantSource.system();
    this.random = new SecureRandom();
    this.names = new OnDemand<>(Recogniser::loadInBackground);
    PersonRecogniser recogniser = (text, language) -> names.get().recognise(text, language);
    var loading = StartedTask.start(Schemas::load);
    var opened =
        StartedTask.start(() -> RecordsEngine.open(Store.location(configuration, data.database())));
    parts.add(() -> opened.undo(Records::close));
    var installation = new InstallationCheck(Forges.isLocal(configuration));
    Path corpus = Forges.repository(configuration, data.corpusRepository());
    if (!CorpusRepository.hasMain(corpus)) {
      installation.beforeSeeding(opened.get());
    }
    if (corpus.equals(data.corpusRepository())) {
      CorpusRepository.clearLeftBehind(corpus)
          .forEach(lock -> Log.warn(Event.named("stale_lock_removed").reason(lock)));
    }
    this.repository = parts.add(CorpusRepository.open(corpus, seed, clock));
    if (Forges.isLocal(configuration)) {
      ScrubRulesUpdate.apply(repository, seed, clock);
    }
    Optional<String> program = ProgramStamp.find();
    var historyFile = new HistoryFile(data.history(), program);
    var history = StartedTask.start(() -> historyFile.read(repository));
    var heads = HeadsFile.open(data.heads(), program);
    this.live = new LiveCorpus(repository, heads.known(), history::get);
    Runnable following =
        () -> {
          heads.follow(live.current());
          historyFile.follow(history.get().commit(), live.committed());
        };
    parts.add(Thread.ofPlatform().name("kept files").start(following)::join);
    this.records = opened.get();
    byte[] key = ServerKey.of(configuration, data, random);
    installation.beforeFilling(records, repository);
    Restoration.fillIfEmpty(records, live.current());
    installation.belongTogether(
        records,
        repository,
        key,
        configuration.get(ConfigurationKeys.SERVER_TAKE_OTHER_KEY) == Switch.ON,
        clock.instant());
    this.schemas = loading.get();
    this.library = new Library(live, records, schemas);
    this.thresholds = LifecycleKeys.thresholds(configuration);
    this.operator = OperatorToken.of(configuration, data, random);
    this.scrubber = ScrubRulesOnMain.scrubber(repository, schemas);
    Forge forge = Forges.of(configuration, repository, clock);
    var check = new ChangeCheck(schemas, scrubber, recogniser);
    this.changes = new Changes(records, repository, forge, check, live::current, clock);
    this.guard = changes.guard(live);
    this.machine =
        new StateMachine(library, repository, changes.system(), guard::look, thresholds, clock);
    machine.hideTakenDown();
    this.decisionsSeen = new DecisionsSeen(records);
    this.holds =
        new Holds(records, library, schemas, recogniser, Optional.of(changes.opener()), clock);
    var quarantine = new Quarantine(records, machine, clock);
    this.reviews = new Reviews(library, holds, changes, machine, guard::look, clock);
    this.attempts = new TokenAttempts(new ProcessSecrets(random), clock);
    this.deskSessions = new DeskSessions(records, new DeskSecrets(key, random), clock);
    this.guarded = new AccessGuard(operator, Forges.tokens(configuration, clock), attempts);
    this.commitJob =
        new CommitJob(records, library, recogniser, Optional.of(changes.opener()), clock);
    this.upkeep = new Expiry(records, clock);
    this.finder =
        parts.add(
            new OnDemand<>(() -> new SearchRefresh(library, data.search()), SearchRefresh::close));
    this.site =
        new Site(
            library,
            new PageRevision(records, decisionsSeen::count, Store.isShared(configuration), clock),
            new PageTable(query -> finder.get().answer(query), new PastVersions(repository::find)),
            ChosenSite.of(configuration, live.current()).settings(configuration, address.link()));
    this.intake =
        new Intake(
            library,
            schemas,
            scrubber,
            new PersonNames(recogniser),
            parts.add(new FlagAlarm(quarantine, machine)),
            new TriedCommit(new CommitTrial(records, library, recogniser, changes.trial())),
            new KeyedHashes(key, random),
            RoomSettings.intake(configuration),
            clock);
  }

  /** Begins with what requests will want, and no answer of health waits for. */
  public void openBeside() {
    finder.get();
    names.get();
    live.parseAll();
  }
}
