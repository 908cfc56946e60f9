package be.becivic.changes;

import java.time.Duration;
import java.util.Optional;

/** The forge cannot be reached, or wants to be left alone for a while. */
public final class ForgeUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Optional<Duration> retryAfter;

  public ForgeUnavailable(String message) {
    this(message, Optional.empty());
  }

  public ForgeUnavailable(String message, Optional<Duration> retryAfter) {
    super(message);
    this.retryAfter = retryAfter;
  }

  public ForgeUnavailable(String message, Throwable cause) {
    super(message, cause);
    this.retryAfter = Optional.empty();
  }

  public Optional<Duration> retryAfter() {
    return retryAfter;
  }
}
