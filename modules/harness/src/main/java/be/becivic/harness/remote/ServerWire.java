package be.becivic.harness.remote;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Sends one request. The one place through which anything leaves the machine. */
@FunctionalInterface
public interface ServerWire {

  /**
   * A request.
   *
   * @param path address below the server's, with its query
   */
  record Request(String method, String path, Map<String, String> headers, Optional<String> body) {}

  /** What came back. */
  record Answer(int status, byte[] body, Optional<String> retryAfter) {}

  Answer send(Request request) throws IOException;
}
