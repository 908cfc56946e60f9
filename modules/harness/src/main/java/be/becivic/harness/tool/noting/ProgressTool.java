package be.becivic.harness.tool.noting;

import be.becivic.harness.state.MemoryType;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.SessionTool;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code show_progress}: the steps and documents of what is under way, for a page or as text. */
public final class ProgressTool implements SessionTool {
  public static final String PAGE = "ui://becivic/progress";

  private final HarnessParts parts;

  public ProgressTool(HarnessParts parts) {
    this.parts = parts;
  }

  @Override
  public ToolResult call(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    ObjectNode shown = JsonNodeFactory.instance.objectNode();
    ArrayNode procedures = shown.putArray("procedures");
    parts
        .memory()
        .listNotes(MemoryType.PROCEDURE_PROGRESS)
        .forEach(
            note ->
                procedures
                    .addObject()
                    .put("name", note.text("name"))
                    .put("step", note.text("step"))
                    .put("documents", note.text("documents"))
                    .put("next_action", note.text("next_action")));
    ArrayNode documents = shown.putArray("documents");
    parts
        .memory()
        .listNotes(MemoryType.DOCUMENT_REFERENCE)
        .forEach(
            note -> {
              ObjectNode entry = documents.addObject().put("name", note.text("name"));
              entry.set("fields", note.members().get("fields"));
            });
    ArrayNode deadlines = shown.putArray("deadlines");
    parts
        .deadlines()
        .list()
        .forEach(
            each ->
                deadlines
                    .addObject()
                    .put("words", each.words(parts.deadlines().today()))
                    .put("day", each.day().toString()));
    return ToolResult.text(shown.toString()).noting(shown.deepCopy());
  }
}
