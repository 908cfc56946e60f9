package be.becivic.harness.tool.review;

import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.protocol.id.SubmissionId;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** {@code list_submissions} and {@code cancel_submission}; no token is ever in a result. */
public final class SubmissionTools {
  private final HarnessParts parts;

  public SubmissionTools(HarnessParts parts) {
    this.parts = parts;
  }

  public ToolResult list(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    parts.cancellations().retry();
    List<ObjectNode> receipts = parts.receipts().list();
    return ToolResult.text(
        receipts.isEmpty() ? "Nothing was ever handed in from here." : receipts.toString());
  }

  public ToolResult cancel(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    return SubmissionId.parse(arguments.path("id").stringValue(""))
        .map(id -> ToolResult.text(parts.cancellations().cancel(id)))
        .orElseGet(
            () -> ToolResult.error("That is no submission's id; list_submissions has them."));
  }
}
