package be.becivic.records;

import java.nio.file.Path;

/** The engines every rule must hold on. */
public enum Engine {
  EMBEDDED {
    @Override
    public Location location(Path folder) {
      return new Location.Embedded(folder.resolve("becivic.db"));
    }
  },
  POSTGRES {
    @Override
    public Location location(Path folder) {
      return PostgresServer.COMMON;
    }
  };

  /** Where the tests find the engine; PostgreSQL is slow to make databases, so they share one. */
  public abstract Location location(Path folder);
}
