package be.becivic.mcp.call;

import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** The way from the server to the client while a request is served. */
public interface ClientChannel {
  /** No way: what cannot be in the answer cannot be said. */
  ClientChannel NONE =
      new ClientChannel() {
        @Override
        public boolean isOpen() {
          return false;
        }

        @Override
        public Optional<ObjectNode> ask(String method, ObjectNode params) {
          return Optional.empty();
        }

        @Override
        public void tell(String method, ObjectNode params) {}
      };

  boolean isOpen();

  /**
   * Sends a request and waits for its result.
   *
   * @return empty when the client refused it, went away, or the request being served was cancelled
   */
  Optional<ObjectNode> ask(String method, ObjectNode params);

  /** Sends a notification, if anyone still listens. */
  void tell(String method, ObjectNode params);
}
