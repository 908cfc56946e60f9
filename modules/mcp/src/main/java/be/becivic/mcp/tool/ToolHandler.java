package be.becivic.mcp.tool;

import be.becivic.mcp.call.CallContext;
import tools.jackson.databind.node.ObjectNode;

/** Does what a tool is for. It is called from many threads at once. */
@FunctionalInterface
public interface ToolHandler<A> {

  /**
   * Answers a call; what the caller did wrong is a {@link ToolResult#error}, an exception is a bug.
   *
   * @param arguments they fit the tool's input schema
   */
  ToolResult call(ObjectNode arguments, CallContext<A> context);
}
