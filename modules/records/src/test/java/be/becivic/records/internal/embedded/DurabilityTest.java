package be.becivic.records.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.engine.RecordsEngine;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
final class DurabilityTest {

  @RepeatedTest(3)
  @Timeout(120)
  void whatWasAcknowledgedBeforeAKillIsThereAfterwards(
      RepetitionInfo repetition, @TempDir Path folder) throws IOException, InterruptedException {
    Path file = folder.resolve("becivic.db");
    int seed = repetition.getCurrentRepetition();
    Process server = start(file, seed);
    List<SubmissionId> acknowledged;
    try (BufferedReader answers = server.inputReader()) {
      int enough = 20 + new Random(seed).nextInt(500);
      acknowledged = read(answers, enough);
      assertThat(acknowledged).hasSize(enough);
      // Unlike the process itself, its handle leaves the stream open for what is still in it.
      server.toHandle().destroyForcibly();
      acknowledged.addAll(read(answers, Integer.MAX_VALUE));
    }
    server.waitFor();

    try (Records records = RecordsEngine.open(new Location.Embedded(file))) {
      for (SubmissionId id : acknowledged) {
        boolean stored =
            records.read(t -> t.staging().find(id).isPresent() && t.knownIds().contains(id));
        assertThat(stored).as("%s is stored", id).isTrue();
      }
    }
  }

  /** Stops at the end, or at a line that was cut off by the kill. */
  private static List<SubmissionId> read(BufferedReader answers, int most) throws IOException {
    var ids = new ArrayList<SubmissionId>();
    while (ids.size() < most) {
      Optional<SubmissionId> id =
          Optional.ofNullable(answers.readLine()).flatMap(SubmissionId::parse);
      if (id.isEmpty()) {
        break;
      }
      ids.add(id.get());
    }
    return ids;
  }

  private static Process start(Path file, int seed) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            AcknowledgingWriter.class.getName(),
            file.toString(),
            Integer.toString(seed))
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
