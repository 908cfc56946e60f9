package be.becivic.records;

import java.util.Objects;

/** The database cannot be reached or cannot be written: a broken machine, not a broken request. */
public final class RecordsUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RecordsUnavailable(String message) {
    super(message);
  }

  public RecordsUnavailable(String message, Throwable cause) {
    super(message, cause);
  }

  /** The same, thrown from where it is made. */
  public RecordsUnavailable again() {
    return new RecordsUnavailable(Objects.requireNonNullElse(getMessage(), ""), this);
  }
}
