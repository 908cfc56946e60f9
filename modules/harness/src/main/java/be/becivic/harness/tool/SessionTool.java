package be.becivic.harness.tool;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolHandler;
import be.becivic.mcp.tool.ToolResult;
import tools.jackson.databind.node.ObjectNode;

/** A tool that needs an open session. */
@FunctionalInterface
public interface SessionTool {

  ToolResult call(OpenSession session, ObjectNode arguments, CallContext<LocalClient> context);

  /** The handler, which without a session says how to open one. */
  static ToolHandler<LocalClient> in(Sessions sessions, SessionTool tool) {
    return (arguments, context) ->
        sessions
            .find()
            .map(session -> tool.call(session, arguments, context))
            .orElseGet(() -> ToolResult.error("No session is open: call start_session first."));
  }
}
