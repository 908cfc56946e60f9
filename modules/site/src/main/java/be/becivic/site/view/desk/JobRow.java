package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.ShownTime;
import be.becivic.site.view.desk.text.TextPiece;
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
    Optional<ShownTime> last,
    Optional<ShownTime> next,
    State state,
    List<TextPiece> outcome) {

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
