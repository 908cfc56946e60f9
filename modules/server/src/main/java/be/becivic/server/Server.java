package be.becivic.server;

import be.becivic.intake.Intake;
import be.becivic.intake.LimitSettings;
import be.becivic.intake.Seals;
import be.becivic.library.Library;
import be.becivic.lifecycle.review.Holds;
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
    var random = new SecureRandom();
    Rooms rooms = Rooms.open(configuration, data, seed, parts);
    InstantSource clock = rooms.clock();
    Schemas schemas = rooms.schemas();
    Records records = rooms.records();
    Library library = rooms.library();
    OperatorToken operator = OperatorToken.of(configuration, data, random);
    Metrics metrics = parts.add(new Metrics());
    var intake =
        new Intake(
            records,
            schemas,
            rooms.scrubber(),
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
    routes.addAll(
        new StatusRoutes(
                new Holds(records, library, schemas, rooms.recogniser(), clock), operator, maxBody)
            .routes());
    routes.addAll(new InternalRoutes(library, records, operator).routes());
    routes.addAll(new CatalogueEntryRoutes(library, records, operator, clock, maxBody).routes());

    routes.addAll(new HistoryRoutes(library).routes());
    List<Job> jobs = JobList.of(rooms, metrics);
    routes.addAll(new JobRoutes(jobs, operator, maxBody).routes());

    parts.add(
        Jobs.start(
            records.schedulerDataSource(), jobs, configuration.get(Keys.HTTP_DRAIN_TIMEOUT)));
    Listener listener =
        parts.add(
            Listener.start(
                ListenerSettings.from(configuration), routes, new RequestReporter(metrics)));
    Log.info(Event.named("started").port(listener.port()));
    URI address = address(configuration, listener);
    parts.add(data.announce(address));
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
