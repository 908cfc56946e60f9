package be.becivic.server.data;

import be.becivic.records.RecordsUnavailable;
import be.becivic.server.listener.CannotListenException;
import java.io.UncheckedIOException;
import java.util.Objects;

/** Why the server could not start, in a sentence a person can act on. */
public final class StartFailure extends RuntimeException {
  private static final String WHAT_TO_DO = ". 'becivic doctor' looks it over and says what to do.";

  public StartFailure(String message) {
    super(message);
  }

  private StartFailure(String message, Throwable cause) {
    super(message, cause);
  }

  /** What only a developer can put right stays what it is. */
  public static RuntimeException because(RuntimeException failure) {
    return switch (failure) {
      case RecordsUnavailable broken -> new StartFailure(sentence(broken), broken);
      case UncheckedIOException broken -> new StartFailure(sentence(broken), broken);
      case CannotListenException taken ->
          new StartFailure(Objects.toString(taken.getMessage()), taken);
      default -> failure;
    };
  }

  private static String sentence(RuntimeException broken) {
    Throwable root = broken;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String message = Objects.toString(broken.getMessage());
    return (root == broken ? message : message + ": " + root.getMessage()) + WHAT_TO_DO;
  }
}
