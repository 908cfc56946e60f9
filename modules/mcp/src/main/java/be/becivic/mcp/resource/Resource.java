package be.becivic.mcp.resource;

import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Something that can be read, as it stands in a list. */
public record Resource(
    String uri,
    String name,
    Optional<String> title,
    Optional<String> description,
    Optional<String> mimeType) {

  public static Resource of(String uri, String name) {
    return new Resource(uri, name, Optional.empty(), Optional.empty(), Optional.empty());
  }

  public Resource titled(String text) {
    return new Resource(uri, name, Optional.of(text), description, mimeType);
  }

  public Resource described(String text) {
    return new Resource(uri, name, title, Optional.of(text), mimeType);
  }

  public Resource typed(String type) {
    return new Resource(uri, name, title, description, Optional.of(type));
  }

  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("uri", uri).put("name", name);
    title.ifPresent(text -> json.put("title", text));
    description.ifPresent(text -> json.put("description", text));
    mimeType.ifPresent(text -> json.put("mimeType", text));
    return json;
  }
}
