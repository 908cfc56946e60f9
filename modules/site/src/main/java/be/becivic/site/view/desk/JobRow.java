package be.becivic.site.view.desk;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A job.
 *
 * @param outcome what it said the last time
 */
public record JobRow(
    String name,
    String purpose,
    String every,
    Optional<When> last,
    Optional<When> next,
    State state,
    List<Piece> outcome) {

  /** How it went. */
  public enum State {
    FINE("fine"),
    FAILED("failed"),
    RUNNING("running"),
    UNKNOWN("not run yet");

    private final String words;

    State(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }

    public String look() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
