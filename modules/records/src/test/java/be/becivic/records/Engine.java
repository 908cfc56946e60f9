package be.becivic.records;

import java.nio.file.Path;

/** The engines every rule must hold on. */
public enum Engine {
  EMBEDDED {
    @Override
    public Location fresh(Path folder) {
      return new Location.Embedded(folder.resolve("becivic.db"));
    }
  },
  POSTGRES {
    @Override
    public Location fresh(Path folder) {
      return PostgresServer.freshDatabase();
    }
  };

  /** Somewhere no one has written yet. */
  public abstract Location fresh(Path folder);
}
