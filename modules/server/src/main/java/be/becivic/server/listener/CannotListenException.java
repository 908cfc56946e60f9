package be.becivic.server.listener;

/** The address a server is to listen on cannot be had. */
public final class CannotListenException extends RuntimeException {
  CannotListenException(ListenerSettings settings) {
    super(
        "cannot listen on %s port %d; is something else using it?"
            .formatted(settings.host(), settings.port()));
  }
}
