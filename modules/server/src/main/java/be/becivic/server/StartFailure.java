package be.becivic.server;

/** Why the server could not start, in a sentence a person can act on. */
public final class StartFailure extends RuntimeException {
  StartFailure(String message) {
    super(message);
  }

  StartFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
