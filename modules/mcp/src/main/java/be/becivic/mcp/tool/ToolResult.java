package be.becivic.mcp.tool;

import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a tool gives back.
 *
 * @param structured the same for programs; an object, since older revisions know nothing else
 * @param isError whether it is an explanation of what went wrong, for the model to act on
 */
public record ToolResult(List<Content> content, Optional<ObjectNode> structured, boolean isError) {

  public ToolResult {
    content = List.copyOf(content);
  }

  public static ToolResult of(Content... content) {
    return new ToolResult(List.of(content), Optional.empty(), false);
  }

  public static ToolResult text(String text) {
    return of(new Content.Text(text));
  }

  /** The object, and its text for clients that do not look at objects. */
  public static ToolResult structured(ObjectNode value) {
    return structured(value.toString(), value);
  }

  /** The object, and a text that says the same better than its JSON would. */
  public static ToolResult structured(String text, ObjectNode value) {
    return new ToolResult(List.of(new Content.Text(text)), Optional.of(value), false);
  }

  public static ToolResult error(String text) {
    return new ToolResult(List.of(new Content.Text(text)), Optional.empty(), true);
  }
}
