package be.becivic.harness.tool.conversation;

import be.becivic.harness.session.LoadedArtefact;
import be.becivic.harness.session.Wordings;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.SessionTool;
import be.becivic.harness.tool.Sessions;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Tier;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** {@code close_session}: nothing is forgotten silently, and nothing is kept that has no use. */
public final class CloseTool implements SessionTool {
  private final HarnessParts parts;
  private final Sessions sessions;

  public CloseTool(HarnessParts parts, Sessions sessions) {
    this.parts = parts;
    this.sessions = sessions;
  }

  @Override
  public ToolResult call(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    boolean anyway = arguments.path("leave_the_rest").asBoolean(false);
    List<LoadedArtefact> owed = votable(session);
    if (!anyway && !owed.isEmpty()) {
      return ToolResult.text(
          "Before closing, note a verdict (note_feedback, type validation) for each of these that"
              + " the person's case showed to be right or wrong: "
              + owed.stream()
                  .map(each -> each.type().wireName() + " " + each.id())
                  .collect(Collectors.joining(", "))
              + ". Or close with leave_the_rest.");
    }
    if (!anyway && !session.buffer().list().isEmpty()) {
      return ToolResult.text(
          "There are notes the person has not decided on: call review_and_submit. Or close with"
              + " leave_the_rest; they stay on the person's machine and are shown again.");
    }
    if (session.sendsEvents()) {
      String outcome = arguments.path("outcome").stringValue("success");
      parts.outbox().ended(session.id(), session.agent(), outcome);
    }
    sessions.close(session);
    return ToolResult.text(
        session.tier().remembers()
            ? "Closed. What was only of use in this session is deleted."
            : "Closed. " + Wordings.CLOSING_UPGRADE);
  }

  /** What this client may vote on at all; the rest is left to other sessions. */
  private static List<LoadedArtefact> votable(OpenSession session) {
    return session.owed().stream()
        .filter(
            each ->
                Tier.of(FeedbackType.VALIDATION, Optional.of(each.type()))
                    .isReachedBy(session.capabilities()))
        .toList();
  }
}
