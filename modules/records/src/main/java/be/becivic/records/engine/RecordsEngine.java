package be.becivic.records.engine;

import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.internal.embedded.EmbeddedRecords;
import be.becivic.records.internal.embedded.FileCopy;
import be.becivic.records.internal.embedded.ReadOnlyRecords;
import be.becivic.records.internal.postgres.PostgresRecords;
import java.nio.file.Path;

/** The way into the database: SQLite in a file of our own, or PostgreSQL. */
public final class RecordsEngine {
  private RecordsEngine() {}

  /** Brings the tables up to date, then opens. */
  public static Records open(Location where) {
    return switch (where) {
      case Location.Embedded embedded -> EmbeddedRecords.open(embedded);
      case Location.Postgres postgres -> PostgresRecords.open(postgres);
    };
  }

  /**
   * Opens what another process may be using, to look at it only.
   *
   * @throws RecordsUnavailable when it is not there, or not of this version
   */
  public static Records openForReading(Location where) {
    return switch (where) {
      case Location.Embedded embedded -> ReadOnlyRecords.open(embedded);
      case Location.Postgres postgres -> PostgresRecords.open(postgres);
    };
  }

  /** Copies a file of our own as it is now, while a server may be writing to it. */
  public static void copy(Location.Embedded where, Path to) {
    FileCopy.write(where, to);
  }
}
