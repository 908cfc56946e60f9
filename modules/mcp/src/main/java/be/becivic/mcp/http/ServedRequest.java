package be.becivic.mcp.http;

import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.jsonrpc.RpcError;
import java.util.Optional;

/**
 * A request's reply.
 *
 * @param revision the one it was served under; none when it never came so far
 */
record ServedRequest(Reply reply, Optional<ProtocolRevision> revision) {

  static ServedRequest turnedAway(RpcError error) {
    return new ServedRequest(new Reply.Failure(error), Optional.empty());
  }
}
