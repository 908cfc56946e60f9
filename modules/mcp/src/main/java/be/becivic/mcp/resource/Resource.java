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
    Optional<String> mimeType,
    Optional<ObjectNode> meta) {

  public static Resource of(String uri, String name) {
    return new Resource(
        uri, name, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  public Resource titled(String text) {
    return new Resource(uri, name, Optional.of(text), description, mimeType, meta);
  }

  public Resource described(String text) {
    return new Resource(uri, name, title, Optional.of(text), mimeType, meta);
  }

  public Resource typed(String type) {
    return new Resource(uri, name, title, description, Optional.of(type), meta);
  }

  /** What clients that know an extension want to know of it. */
  public Resource noting(ObjectNode members) {
    return new Resource(uri, name, title, description, mimeType, Optional.of(members));
  }

  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("uri", uri).put("name", name);
    title.ifPresent(text -> json.put("title", text));
    description.ifPresent(text -> json.put("description", text));
    mimeType.ifPresent(text -> json.put("mimeType", text));
    meta.ifPresent(members -> json.set("_meta", members));
    return json;
  }
}
