package be.becivic.server.api;

import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Tries now and then whether a submission could be stored and its folder be written: a database
 * that was open before its folder became read-only takes rows for a while, and no job can do
 * anything with them.
 */
public final class WriteProbe {
  private static final String PROBE = "becivic.probe";
  private static final byte[] ANYTHING = {'\n'};
  private static final Duration EVERY = Duration.ofSeconds(5);
  private static final long LITTLE_SPACE = 16L * 1024 * 1024;

  private final Records records;
  private final Path folder;
  private final InstantSource clock;
  private Instant triedAt = Instant.MIN;
  private boolean canWrite = true;

  public WriteProbe(Records records, Path folder, InstantSource clock) {
    this.records = records;
    this.folder = folder;
    this.clock = clock;
  }

  /** Whether the last try went well; it is a few seconds old at most. */
  public synchronized boolean canWrite() {
    Instant now = clock.instant();
    if (Duration.between(triedAt, now).abs().compareTo(EVERY) >= 0) {
      triedAt = now;
      boolean could = canWrite;
      canWrite = takesRows() && takesFiles();
      if (could && !canWrite) {
        Log.error(Event.named("cannot_write").reason(reason()));
      }
    }
    return canWrite;
  }

  private boolean takesRows() {
    try {
      return records.write(
          tables -> {
            tables.installation().find().ifPresent(tables.installation()::put);
            return true;
          });
    } catch (RecordsUnavailable _) {
      return false;
    }
  }

  private boolean takesFiles() {
    Path file = folder.resolve(PROBE);
    try {
      Files.write(file, ANYTHING);
      Files.delete(file);
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  private String reason() {
    try {
      if (Files.getFileStore(folder).getUsableSpace() < LITTLE_SPACE) {
        return "disk_full";
      }
      return Files.isWritable(folder) ? "database" : "read_only";
    } catch (IOException _) {
      return "disk";
    }
  }
}
