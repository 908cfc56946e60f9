package be.becivic.bench.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Submissions of a usual size and wording. */
final class Samples {
  /** The place of the id in the feedback, as wide as an id. */
  static final String ID = "fbk_01890a5d-ac96-774b-bcce-b302099a8057";

  /** The place of every id in the envelope. */
  static final String UUID = "01890a5d-ac96-774b-bcce-b302099a8057";

  private Samples() {}

  /** About 1.5 KB. */
  static byte[] concern() {
    return read("concern.json").getBytes(StandardCharsets.UTF_8);
  }

  /** About 1 KB, submitted now. */
  static byte[] feedback(Instant now) {
    return submitted(now, "feedback.json");
  }

  /** Ten items of four types, submitted now, which a network may send again and again. */
  static byte[] envelope(Instant now) {
    return submitted(now, "envelope.json");
  }

  private static byte[] submitted(Instant now, String name) {
    return read(name)
        .replace("2026-04-26T14:32:00Z", now.truncatedTo(ChronoUnit.SECONDS).toString())
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String read(String name) {
    try (InputStream file = Samples.class.getResourceAsStream(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
