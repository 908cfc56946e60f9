package be.becivic.harness.remote;

import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What came of a read. */
public sealed interface RemoteAnswer {

  /** How it was reached, best first. */
  enum Channel {
    MCP,
    HTTP,
    PAGE,
    CACHE
  }

  /** It is here, fetched at that time. */
  record Here(JsonNode value, Channel channel, Instant fetchedAt) implements RemoteAnswer {
    /** What the person is told of what was lost; nothing while the server answers. */
    public Optional<String> loss() {
      return switch (channel) {
        case MCP, HTTP, PAGE -> Optional.empty();
        case CACHE ->
            Optional.of("Be Civic cannot be reached; this is the copy of " + fetchedAt + ".");
      };
    }
  }

  /** The server answered that there is no such thing. */
  record Absent() implements RemoteAnswer {}

  /** Nobody answered, and no copy is recent enough. */
  record OutOfReach() implements RemoteAnswer {}
}
