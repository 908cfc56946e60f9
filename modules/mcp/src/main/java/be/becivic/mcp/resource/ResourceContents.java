package be.becivic.mcp.resource;

import java.util.Base64;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What was read. */
public sealed interface ResourceContents {

  /** Text. */
  record Text(String uri, String mimeType, String text) implements ResourceContents {}

  /** Bytes, which are not copied: leave them alone once handed over. */
  record Blob(String uri, String mimeType, byte[] bytes) implements ResourceContents {}

  /** Either, with what clients that know an extension want to know of it. */
  record Noted(ResourceContents contents, ObjectNode meta) implements ResourceContents {}

  default ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    return switch (this) {
      case Text(String uri, String mimeType, String text) ->
          json.put("uri", uri).put("mimeType", mimeType).put("text", text);
      case Blob(String uri, String mimeType, byte[] bytes) ->
          json.put("uri", uri)
              .put("mimeType", mimeType)
              .put("blob", Base64.getEncoder().encodeToString(bytes));
      case Noted(ResourceContents contents, ObjectNode meta) -> contents.json().set("_meta", meta);
    };
  }
}
