package be.becivic.intake;

import be.becivic.intake.setup.LimitSettings;
import be.becivic.records.Location;
import be.becivic.records.engine.RecordsEngine;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The desks that stand before one database. */
record Desks(List<Desk> all, Closeable engine) implements Closeable {
  private static final int CONNECTIONS = 8;

  static Desks open(Engine engine, Path folder, LimitSettings limits) throws IOException {
    return switch (engine) {
      case EMBEDDED -> new Desks(List.of(Desk.open(folder, limits)), () -> {});
      case POSTGRES -> onPostgres(limits);
    };
  }

  private static Desks onPostgres(LimitSettings limits) throws IOException {
    EmbeddedPostgres server =
        EmbeddedPostgres.builder().setServerConfig("deadlock_timeout", "100ms").start();
    var location =
        new Location.Postgres(
            server.getJdbcUrl("postgres", "postgres"),
            Optional.empty(),
            Optional.empty(),
            CONNECTIONS);
    Desk first = Desk.open(location, limits);
    return new Desks(List.of(first, Desk.over(RecordsEngine.open(location), limits)), server);
  }

  Desk first() {
    return all.getFirst();
  }

  /** Each in turn. */
  Desk any(int number) {
    return all.get(number % all.size());
  }

  @Override
  public void close() throws IOException {
    all.forEach(Desk::close);
    engine.close();
  }
}
