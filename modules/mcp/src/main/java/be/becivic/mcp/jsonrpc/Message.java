package be.becivic.mcp.jsonrpc;

import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** What a client sends. */
public sealed interface Message {

  /** Wants an answer. Parameters left out are an empty object. */
  record Request(RequestId id, String method, ObjectNode params) implements Message {}

  /** Wants none. */
  record Notification(String method, ObjectNode params) implements Message {}

  /** Answers a question of ours; there is no result where the client answered with an error. */
  record Response(RequestId id, Optional<ObjectNode> result) implements Message {}
}
