package be.becivic.records.internal.embedded;

import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.Samples;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.submission.StagedSubmission;
import java.nio.file.Path;
import java.util.concurrent.Executors;

/** Stages submissions until it is killed, naming each one once its write has returned. */
final class AcknowledgingWriter {
  private static final int CALLERS = 16;
  private static final int MOST_EACH = 100_000;

  private AcknowledgingWriter() {}

  public static void main(String[] args) {
    Records records = RecordsEngine.open(new Location.Embedded(Path.of(args[0])));
    var samples = new Samples(Long.parseLong(args[1]));
    try (var callers = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < CALLERS; i++) {
        callers.submit(() -> stageMany(records, samples));
      }
    }
  }

  private static void stageMany(Records records, Samples samples) {
    for (int i = 0; i < MOST_EACH; i++) {
      StagedSubmission submission = samples.staged();
      records.write(
          t -> {
            t.knownIds().claim(submission.id(), submission.receivedAt());
            t.staging().insert(submission);
            return true;
          });
      System.out.println(submission.id());
    }
  }
}
