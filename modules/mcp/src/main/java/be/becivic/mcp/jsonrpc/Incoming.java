package be.becivic.mcp.jsonrpc;

import java.util.Optional;

/** What was made of the bytes of one message. */
public sealed interface Incoming {

  /** A message. */
  record Readable(Message message) implements Incoming {}

  /** No message; the id is there when at least that could be read. */
  record Malformed(Optional<RequestId> id, RpcError error) implements Incoming {}
}
