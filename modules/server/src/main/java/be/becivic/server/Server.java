package be.becivic.server;

import be.becivic.changes.ForgeUnavailable;
import be.becivic.server.api.HealthRoutes;
import be.becivic.server.api.SiteRoutes;
import be.becivic.server.api.WriteProbe;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.StartFailure;
import be.becivic.server.desk.DeskRoutes;
import be.becivic.server.desk.DeskSettings;
import be.becivic.server.http.Route;
import be.becivic.server.job.ChainAlarm;
import be.becivic.server.job.Job;
import be.becivic.server.job.JobList;
import be.becivic.server.job.Jobs;
import be.becivic.server.job.MainFollower;
import be.becivic.server.listener.Listener;
import be.becivic.server.listener.ListenerSettings;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.server.observe.Logging;
import be.becivic.server.observe.Metrics;
import be.becivic.server.observe.RequestReporter;
import be.becivic.server.routes.ApiRoutes;
import be.becivic.server.wiring.OpenedParts;
import be.becivic.server.wiring.Rooms;
import be.becivic.server.wiring.SiteAddress;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The whole of Be Civic in one process. */
public final class Server implements AutoCloseable {
  private static final Duration FOLLOW_EVERY = Duration.ofSeconds(5);
  private static final int EXIT_UNREACHABLE = 70;

  private final URI address;
  private final boolean hasNewOperatorToken;
  private final OpenedParts parts;

  private Server(URI address, boolean hasNewOperatorToken, OpenedParts parts) {
    this.address = address;
    this.hasNewOperatorToken = hasNewOperatorToken;
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
    var parts = new OpenedParts();
    try {
      return start(configuration, parts.add(DataFolder.open(data)), corpusSeed, more, parts);
    } catch (RuntimeException failure) {
      parts.close();
      throw StartFailure.because(failure);
    }
  }

  private static Server start(
      Configuration configuration,
      DataFolder data,
      Path seed,
      List<Route> more,
      OpenedParts parts) {
    Metrics metrics = parts.add(new Metrics());
    Listener listener =
        parts.add(
            Listener.bind(
                ListenerSettings.from(configuration),
                configuration.get(ConfigurationKeys.HTTP_MAX_BODY).bytes(),
                new RequestReporter(metrics),
                Server::giveUp));
    var rooms =
        new Rooms(configuration, SiteAddress.of(configuration, listener.port()), data, seed, parts);
    lookAtMain(rooms);
    ChainAlarm.look(rooms, metrics);
    var routes = new ArrayList<Route>(more);
    List<Job> jobs = JobList.of(rooms, metrics);
    routes.addAll(ApiRoutes.of(rooms, jobs));
    routes.addAll(
        new HealthRoutes(
                new WriteProbe(rooms.records, data.folder(), rooms.clock), metrics, rooms.guarded)
            .routes());
    routes.addAll(new SiteRoutes(rooms.site).routes());
    Jobs scheduled =
        parts.add(
            Jobs.start(
                rooms.records.schedulerDataSource(),
                jobs,
                configuration.get(ConfigurationKeys.HTTP_DRAIN_TIMEOUT)));
    routes.addAll(desk(rooms, jobs, scheduled).routes());
    parts.add(
        MainFollower.start(
            FOLLOW_EVERY,
            rooms.machine::hideTakenDown,
            rooms.decisionsSeen::look,
            rooms.guard::look,
            () -> rooms.finder.get().follow(),
            rooms.site::moved,
            () -> scheduled.callBack(rooms.clock.instant())));
    parts.closeFirst(listener);
    listener.open(routes);
    parts.add(Thread.ofPlatform().name("beside").start(rooms::openBeside)::join);
    URI address = address(configuration, listener);
    Log.info(Event.named("started").port(listener.port()));
    parts.add(data.announce(address, configuration.list("lifecycle.")));
    return new Server(address, rooms.operator.isNew(), parts);
  }

  /** While the forge is out of reach, what was served last is; the follower looks again. */
  private static void lookAtMain(Rooms rooms) {
    try {
      rooms.guard.look();
    } catch (ForgeUnavailable | UncheckedIOException away) {
      Log.warn(Event.named("forge_out_of_reach").thrown(away));
    }
  }

  /** A server that cannot be reached ends, so that whoever looks after it starts it again. */
  private static void giveUp() {
    Log.error(Event.named("port_lost"));
    Runtime.getRuntime().halt(EXIT_UNREACHABLE);
  }

  private static DeskRoutes desk(Rooms rooms, List<Job> jobs, Jobs scheduled) {
    return new DeskSettings(
            rooms.reviews,
            rooms.library,
            rooms.operator::isToken,
            rooms.deskSessions,
            rooms.attempts,
            jobs,
            scheduled::times,
            rooms.commitJob::countOverdue,
            rooms.site.assets(),
            rooms.address.link(),
            rooms.configuration.get(ConfigurationKeys.HTTP_MAX_BODY).bytes(),
            rooms.clock)
        .open();
  }

  private static URI address(Configuration configuration, Listener listener) {
    String host = configuration.get(ConfigurationKeys.HTTP_HOST);
    String literal = host.contains(":") ? "[" + host + "]" : host;
    return URI.create("http://" + literal + ":" + listener.port());
  }

  public URI address() {
    return address;
  }

  /** Whether this start made the operator's token. */
  public boolean hasNewOperatorToken() {
    return hasNewOperatorToken;
  }

  /** Lets requests under way finish, then stops the jobs and closes the stores. */
  @Override
  public void close() {
    parts.close();
    Log.info(Event.named("stopped"));
  }
}
