package be.becivic.mcp.jsonrpc;

import tools.jackson.databind.node.ObjectNode;

/** What a client sends. */
public sealed interface Message {

  /** Wants an answer. Parameters left out are an empty object. */
  record Request(RequestId id, String method, ObjectNode params) implements Message {}

  /** Wants none. */
  record Notification(String method, ObjectNode params) implements Message {}

  /** Answers a question this server never asks. */
  record Response(RequestId id) implements Message {}
}
