package be.becivic.mcp.prompt;

import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Something a person can start a conversation with, as it stands in a list. */
public record Prompt<A>(
    String name,
    Optional<String> title,
    String description,
    List<PromptArgument> arguments,
    PromptHandler<A> handler) {

  public Prompt {
    arguments = List.copyOf(arguments);
  }

  public static <A> Prompt<A> of(
      String name, String description, List<PromptArgument> arguments, PromptHandler<A> handler) {
    return new Prompt<>(name, Optional.empty(), description, arguments, handler);
  }

  public Prompt<A> titled(String text) {
    return new Prompt<>(name, Optional.of(text), description, arguments, handler);
  }

  public Optional<PromptArgument> findArgument(String argument) {
    return arguments.stream().filter(each -> each.name().equals(argument)).findFirst();
  }

  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("name", name);
    title.ifPresent(text -> json.put("title", text));
    ArrayNode list = json.put("description", description).putArray("arguments");
    arguments.stream().map(PromptArgument::json).forEach(list::add);
    return json;
  }
}
