package be.becivic.mcp.server;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.jsonrpc.Reply;
import tools.jackson.databind.node.ObjectNode;

/** Answers requests of one method. */
@FunctionalInterface
interface RpcMethod<A> {
  Reply answer(ObjectNode params, CallContext<A> context);
}
