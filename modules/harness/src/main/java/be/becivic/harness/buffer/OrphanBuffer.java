package be.becivic.harness.buffer;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * A buffer whose session ended without a word.
 *
 * @param skills what its items are about
 * @param items those that can still be sent; lines of retired types are only counted
 */
public record OrphanBuffer(
    Path file,
    List<String> skills,
    Duration age,
    int count,
    String runtime,
    List<BufferedItem> items) {
  private static final Duration STALE = Duration.ofDays(7);

  /** How the person hears of it; it is never sent without being looked at again. */
  public String words() {
    return "%d note%s of an earlier session (%s), %d day%s old, from %s, in %s%s"
        .formatted(
            count,
            count == 1 ? "" : "s",
            skills.isEmpty() ? "no procedure named" : String.join(", ", skills),
            age.toDays(),
            age.toDays() == 1 ? "" : "s",
            runtime,
            file,
            age.compareTo(STALE) > 0 ? "; may have committed already" : "");
  }
}
