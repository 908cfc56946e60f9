package be.becivic.server;

import be.becivic.corpus.CorpusRepository;
import be.becivic.corpus.LiveCorpus;
import be.becivic.intake.Intake;
import be.becivic.intake.LimitSettings;
import be.becivic.intake.Seals;
import be.becivic.library.Library;
import be.becivic.lifecycle.CatalogueSeeding;
import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.Upkeep;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.Recogniser;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.Records;
import be.becivic.records.model.Salt;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.Keys;
import be.becivic.server.http.Listener;
import be.becivic.server.http.ListenerSettings;
import be.becivic.server.http.Route;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.server.observe.Logging;
import be.becivic.server.observe.Metrics;
import be.becivic.server.observe.RequestReporter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The whole of Be Civic in one process. */
public final class Server implements AutoCloseable {
  private final URI address;
  private final Optional<String> newOperatorToken;
  private final Parts parts;

  private Server(URI address, Optional<String> newOperatorToken, Parts parts) {
    this.address = address;
    this.newOperatorToken = newOperatorToken;
    this.parts = parts;
  }

  /**
   * Starts everything; what it needs and does not find in the data folder it makes.
   *
   * @param corpusSeed the content a new corpus repository begins with
   * @throws StartFailure when a person has to put something right first
   */
  public static Server start(Configuration configuration, Path data, Path corpusSeed) {
    return start(configuration, data, corpusSeed, List.of());
  }

  /** The same, with further routes: benchmarks compare against them. */
  public static Server start(
      Configuration configuration, Path data, Path corpusSeed, List<Route> more) {
    Logging.start(configuration);
    var parts = new Parts();
    try {
      return start(configuration, parts.add(DataFolder.open(data)), corpusSeed, more, parts);
    } catch (RuntimeException failure) {
      parts.close();
      throw StartFailure.because(failure);
    }
  }

  private static Server start(
      Configuration configuration, DataFolder data, Path seed, List<Route> more, Parts parts) {
    InstantSource clock = InstantSource.system();
    var random = new SecureRandom();
    Schemas schemas = Schemas.load();
    Records records = parts.add(Records.open(Store.location(configuration, data)));
    CorpusRepository corpus =
        parts.add(CorpusRepository.open(data.corpusRepository(), seed, clock));
    CatalogueSeeding.fillIfEmpty(
        records, file -> new String(corpus.get(corpus.main(), file), StandardCharsets.UTF_8));
    var live = new LiveCorpus(corpus);
    var library = new Library(live, records);
    PersonRecogniser recogniser = Recogniser.loadInBackground();
    Forges forges = Forges.of(configuration, corpus, clock);
    Works works = Works.of(forges, records, corpus, live, library, schemas, recogniser, clock);
    OperatorToken operator = OperatorToken.of(configuration, data, random);
    Metrics metrics = parts.add(new Metrics());
    var intake =
        new Intake(
            records,
            schemas,
            Rules.scrubber(corpus, schemas),
            new Seals(ServerKey.of(configuration, data, random)),
            limits(configuration),
            configuration.get(Keys.STAGING_WINDOW),
            clock,
            () -> Salt.random(random));

    var routes = new ArrayList<Route>(more);
    routes.addAll(new HealthRoutes(records, metrics).routes());
    int maxBody = configuration.get(Keys.HTTP_MAX_BODY).bytes();
    routes.addAll(new SubmissionRoutes(FeedbackType.FEEDBACK, intake, maxBody).routes());

    routes.addAll(new ConcernRoutes(library, Thresholds.DEFAULTS).routes());
    routes.addAll(new StatusRoutes(works.holds(), operator, maxBody).routes());
    routes.addAll(Desk.routes(works, corpus, new ReviewAccess(operator, forges.tokens()), maxBody));
    routes.addAll(new InternalRoutes(library, records, operator).routes());
    routes.addAll(new CatalogueEntryRoutes(library, records, operator, clock, maxBody).routes());

    parts.add(
        Jobs.start(
            records.schedulerDataSource(),
            List.of(
                Job.commit(
                    new CommitJob(
                        records, library, recogniser, Optional.of(works.changes().opener()), clock),
                    metrics,
                    configuration),
                Job.changes(works, configuration),
                Job.upkeep(new Upkeep(records, clock))),
            configuration.get(Keys.HTTP_DRAIN_TIMEOUT)));
    Listener listener =
        parts.add(
            Listener.start(
                ListenerSettings.from(configuration), routes, new RequestReporter(metrics)));
    URI address = address(configuration, listener);
    parts.add(AddressFile.write(data.address(), address));
    Log.info(Event.named("started").port(listener.port()));
    return new Server(address, operator.ifNew(), parts);
  }

  private static LimitSettings limits(Configuration configuration) {
    return new LimitSettings(
        configuration.get(Keys.LIMITS_PER_DAY),
        configuration.get(Keys.LIMITS_BURST_PER_HOUR),
        configuration.get(Keys.LIMITS_GLOBAL_PER_HOUR),
        configuration.get(Keys.LIMITS_REJECTIONS_PER_DAY));
  }

  private static URI address(Configuration configuration, Listener listener) {
    String host = configuration.get(Keys.HTTP_HOST);
    String literal = host.contains(":") ? "[" + host + "]" : host;
    return URI.create("http://" + literal + ":" + listener.port());
  }

  public URI address() {
    return address;
  }

  /** The operator's token, where this start made it: to be shown once. */
  public Optional<String> newOperatorToken() {
    return newOperatorToken;
  }

  /** Lets requests under way finish, then stops the jobs and closes the stores. */
  @Override
  public void close() {
    parts.close();
    Log.info(Event.named("stopped"));
  }
}
