package be.becivic.mcp.call;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A program that speaks the protocol. What a client says of itself is a claim, nothing more. */
public record Implementation(String name, Optional<String> title, String version) {

  public static Implementation of(String name, String version) {
    return new Implementation(name, Optional.empty(), version);
  }

  public static Optional<Implementation> parse(JsonNode node) {
    return text(node, "name")
        .flatMap(
            name ->
                text(node, "version")
                    .map(version -> new Implementation(name, text(node, "title"), version)));
  }

  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("name", name);
    title.ifPresent(text -> json.put("title", text));
    return json.put("version", version);
  }

  private static Optional<String> text(JsonNode node, String member) {
    return node.path(member).stringValueOpt();
  }
}
