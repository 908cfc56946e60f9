package be.becivic.records;

import java.nio.file.Path;
import java.util.Optional;

/** Where the database is. */
public sealed interface Location {

  /** A file of our own, for one server. */
  record Embedded(Path file) implements Location {}

  /** A PostgreSQL database, which several servers may share. */
  record Postgres(String jdbcUrl, Optional<String> user, Optional<String> password, int poolSize)
      implements Location {

    /** Leaves out whatever could carry a password. */
    @Override
    public String toString() {
      return "Postgres[poolSize=%d]".formatted(poolSize);
    }
  }
}
