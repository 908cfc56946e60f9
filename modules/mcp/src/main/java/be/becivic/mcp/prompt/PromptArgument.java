package be.becivic.mcp.prompt;

import be.becivic.mcp.resource.Completer;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a prompt wants filled in. */
public record PromptArgument(
    String name, String description, boolean required, Completer completer) {

  public static PromptArgument required(String name, String description) {
    return new PromptArgument(name, description, true, (_, _) -> List.of());
  }

  public static PromptArgument optional(String name, String description) {
    return new PromptArgument(name, description, false, (_, _) -> List.of());
  }

  public PromptArgument completing(Completer completes) {
    return new PromptArgument(name, description, required, completes);
  }

  ObjectNode json() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("name", name)
        .put("description", description)
        .put("required", required);
  }
}
