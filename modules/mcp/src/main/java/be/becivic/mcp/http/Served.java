package be.becivic.mcp.http;

import be.becivic.mcp.call.Revision;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.jsonrpc.RpcError;
import java.util.Optional;

/**
 * A request's reply.
 *
 * @param revision the one it was served under; none when it never came so far
 */
record Served(Reply reply, Optional<Revision> revision) {

  static Served turnedAway(RpcError error) {
    return new Served(new Reply.Failure(error), Optional.empty());
  }
}
