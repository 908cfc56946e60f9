package be.becivic.mcp.jsonrpc;

import tools.jackson.databind.node.ObjectNode;

/** How a request ended. */
public sealed interface Reply {

  /** With a result. */
  record Success(ObjectNode result) implements Reply {}

  /** With an error. */
  record Failure(RpcError error) implements Reply {}

  static Reply failure(ErrorKind kind, String message) {
    return new Failure(RpcError.of(kind, message));
  }
}
