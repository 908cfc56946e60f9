package be.becivic.server;

import be.becivic.corpus.CorpusRepository;
import be.becivic.corpus.LiveCorpus;
import be.becivic.intake.Intake;
import be.becivic.intake.Seals;
import be.becivic.library.Library;
import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.Upkeep;
import be.becivic.lifecycle.forge.Changes;
import be.becivic.lifecycle.forge.Forge;
import be.becivic.lifecycle.forge.MainGuard;
import be.becivic.lifecycle.forge.check.ChangeCheck;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.lifecycle.upkeep.snapshot.Restoration;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.Recogniser;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.Records;
import be.becivic.records.model.Salt;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.Keys;
import be.becivic.server.read.Reads;
import be.becivic.site.Site;
import be.becivic.site.page.Pages;
import be.becivic.site.page.PastVersions;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;

/** The rooms of one process, wired by plain constructors. */
final class Rooms {
  private static final long SECONDS_A_PAGE_IS_KEPT = 30;

  final Configuration configuration;
  final InstantSource clock;
  final Schemas schemas;
  final Records records;
  final CorpusRepository repository;
  final Library library;
  final Thresholds thresholds;
  final OperatorToken operator;
  final Intake intake;
  final Holds holds;
  final CommitJob commitJob;
  final Changes changes;
  final MainGuard guard;
  final StateMachine machine;
  final Reviews reviews;
  final ReviewAccess reviewers;
  final Upkeep upkeep;
  final Finder finder;
  final Site site;
  final Reads reads;

  Rooms(Configuration configuration, DataFolder data, Path seed, Parts parts) {
    this.configuration = configuration;
    this.clock = InstantSource.system();
    var random = new SecureRandom();
    PersonRecogniser recogniser = Recogniser.loadInBackground();
    var loading = Together.start(Schemas::load);
    var opened = Together.start(() -> Records.open(Store.location(configuration, data.database())));
    this.repository =
        parts.add(
            CorpusRepository.open(
                Forges.repository(configuration, data.corpusRepository()), seed, clock));
    var live = new LiveCorpus(repository);
    this.records = parts.add(opened.get());
    Restoration.fillIfEmpty(records, live.current());
    this.schemas = loading.get();
    this.library = new Library(live, records, schemas);
    this.thresholds = Settings.thresholds(configuration);
    this.operator = OperatorToken.of(configuration, data, random);
    Scrubber scrubber = Rules.scrubber(repository, schemas);
    Forge forge = Forges.of(configuration, repository, clock);
    var check = new ChangeCheck(schemas, scrubber, recogniser);
    this.changes = new Changes(records, repository, forge, check, clock);
    this.guard = new MainGuard(records, repository, forge, live, check);
    this.machine =
        new StateMachine(
            records, library, repository, changes.system(), guard::look, thresholds, clock);
    this.holds = new Holds(records, library, schemas, recogniser, clock);
    var quarantine = new Quarantine(records, machine, clock);
    this.reviews =
        new Reviews(records, library, holds, changes, machine, quarantine, guard::look, clock);
    this.reviewers = new ReviewAccess(operator, Forges.tokens(configuration, clock));
    this.commitJob =
        new CommitJob(records, library, recogniser, Optional.of(changes.opener()), clock);
    this.upkeep = new Upkeep(records, clock);
    this.finder = parts.add(new Finder(library, data.search()));
    this.site =
        new Site(
            library,
            () -> clock.instant().getEpochSecond() / SECONDS_A_PAGE_IS_KEPT,
            new Pages(finder::search, new PastVersions(repository::find)),
            StoredSite.settings(configuration));
    this.intake =
        new Intake(
            records,
            library,
            schemas,
            scrubber,
            new PersonNames(recogniser),
            new FlagAlarm(quarantine),
            new Seals(ServerKey.of(configuration, data, random)),
            Settings.limits(configuration),
            configuration.get(Keys.STAGING_WINDOW),
            clock,
            () -> Salt.random(random));
    this.reads =
        Reads.of(
            library,
            intake,
            site,
            finder::search,
            machine::explain,
            thresholds,
            configuration.get(Keys.SITE_BASE_URL).toString());
  }
}
