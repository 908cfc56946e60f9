package be.becivic.mcp.prompt;

import be.becivic.mcp.tool.Content;
import java.util.Locale;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One turn of the conversation a prompt opens. */
public record PromptMessage(Role role, Content content) {

  /** Who says it. */
  public enum Role {
    USER,
    ASSISTANT
  }

  public static PromptMessage user(String text) {
    return new PromptMessage(Role.USER, new Content.Text(text));
  }

  public ObjectNode json() {
    ObjectNode json =
        JsonNodeFactory.instance.objectNode().put("role", role.name().toLowerCase(Locale.ROOT));
    return json.set("content", content.json());
  }
}
