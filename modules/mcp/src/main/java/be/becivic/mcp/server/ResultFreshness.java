package be.becivic.mcp.server;

import java.time.Duration;
import tools.jackson.databind.node.ObjectNode;

/**
 * How long a client may keep a result without asking again, and whether it may hand it to others.
 *
 * @param isPublic whether everyone gets the same result
 */
public record ResultFreshness(Duration time, boolean isPublic) {
  /** Keep nothing. */
  public static final ResultFreshness NONE = new ResultFreshness(Duration.ZERO, false);

  public ResultFreshness {
    if (time.isNegative()) {
      throw new IllegalArgumentException("a result cannot be stale before it is sent");
    }
  }

  void addTo(ObjectNode result) {
    result.put("ttlMs", time.toMillis()).put("cacheScope", isPublic ? "public" : "private");
  }
}
