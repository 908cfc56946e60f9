package be.becivic.mcp.tool;

import be.becivic.mcp.resource.Resource;
import be.becivic.mcp.resource.ResourceContents;
import java.util.Base64;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A piece of what a tool tells the model. Bytes are not copied. */
public sealed interface Content {

  /** Text. */
  record Text(String text) implements Content {}

  /** A picture. */
  record Image(byte[] bytes, String mimeType) implements Content {}

  /** A recording. */
  record Audio(byte[] bytes, String mimeType) implements Content {}

  /** Where to read more. */
  record Link(Resource resource) implements Content {}

  /** A resource, read already. */
  record Embedded(ResourceContents resource) implements Content {}

  default ObjectNode json() {
    return switch (this) {
      case Text(String text) -> typed("text").put("text", text);
      case Image(byte[] bytes, String mimeType) -> media("image", bytes, mimeType);
      case Audio(byte[] bytes, String mimeType) -> media("audio", bytes, mimeType);
      case Link(Resource resource) -> typed("resource_link").setAll(resource.json());
      case Embedded(ResourceContents resource) ->
          typed("resource").set("resource", resource.json());
    };
  }

  private static ObjectNode media(String type, byte[] bytes, String mimeType) {
    String data = Base64.getEncoder().encodeToString(bytes);
    return typed(type).put("data", data).put("mimeType", mimeType);
  }

  private static ObjectNode typed(String type) {
    return JsonNodeFactory.instance.objectNode().put("type", type);
  }
}
