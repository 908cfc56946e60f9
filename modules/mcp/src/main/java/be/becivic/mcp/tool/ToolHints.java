package be.becivic.mcp.tool;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a client may want to know before it lets a model call a tool. */
public record ToolHints(
    boolean readOnly, boolean destructive, boolean idempotent, boolean openWorld) {

  /** What the protocol assumes of a tool that says nothing. */
  public static final ToolHints UNSAID = new ToolHints(false, true, false, true);

  /** It only looks things up, in this server's own data. */
  public static final ToolHints LOOKS_UP = new ToolHints(true, false, true, false);

  /** It adds something to this server's data, and adds it once however often it is called. */
  public static final ToolHints ADDS_ONCE = new ToolHints(false, false, true, false);

  ObjectNode json() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("readOnlyHint", readOnly)
        .put("destructiveHint", destructive)
        .put("idempotentHint", idempotent)
        .put("openWorldHint", openWorld);
  }
}
