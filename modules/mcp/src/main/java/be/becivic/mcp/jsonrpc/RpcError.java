package be.becivic.mcp.jsonrpc;

import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * Why there is no result.
 *
 * @param message in our own words, never the client's
 */
public record RpcError(ErrorKind kind, String message, Optional<ObjectNode> data) {

  public static RpcError of(ErrorKind kind, String message) {
    return new RpcError(kind, message, Optional.empty());
  }

  public static RpcError of(ErrorKind kind, String message, ObjectNode data) {
    return new RpcError(kind, message, Optional.of(data));
  }
}
