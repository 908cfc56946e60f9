package be.becivic.mcp.jsonrpc;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.json.StrictJson;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes a message of bytes. Members it does not know are left alone. */
public final class MessageReader {
  private MessageReader() {}

  public static Incoming read(byte[] bytes) {
    return switch (StrictJson.parse(bytes)) {
      case Outcome.Refused<JsonNode>(_) ->
          malformed(Optional.empty(), ErrorKind.PARSE_ERROR, "The body is not sound JSON");
      case Outcome.Ok<JsonNode>(ObjectNode object) -> read(object);
      case Outcome.Ok<JsonNode>(JsonNode other) ->
          malformed(
              Optional.empty(),
              ErrorKind.INVALID_REQUEST,
              other.isArray() ? "Batches are not supported" : "A message is a JSON object");
    };
  }

  private static Incoming read(ObjectNode object) {
    JsonNode idNode = object.get("id");
    Optional<RequestId> id = Optional.ofNullable(idNode).flatMap(RequestId::parse);
    if (!isText(object.get("jsonrpc"), "2.0")) {
      return invalid(id, "The member jsonrpc must be \"2.0\"");
    }
    if (idNode != null && id.isEmpty()) {
      return invalid(id, "An id is an integer or a text of at most 256 characters");
    }
    return object.has("method") ? call(object, id) : response(object, id);
  }

  private static Incoming call(ObjectNode object, Optional<RequestId> id) {
    Optional<String> method = object.get("method").stringValueOpt();
    if (method.isEmpty()) {
      return invalid(id, "The member method must be a text");
    }
    JsonNode params = object.get("params");
    if (params != null && !params.isObject()) {
      return invalid(id, "The member params must be an object");
    }
    ObjectNode named = params == null ? JsonNodeFactory.instance.objectNode() : params.asObject();
    return new Incoming.Readable(
        id.<Message>map(known -> new Message.Request(known, method.get(), named))
            .orElseGet(() -> new Message.Notification(method.get(), named)));
  }

  private static Incoming response(ObjectNode object, Optional<RequestId> id) {
    boolean hasOne = object.has("result") != object.has("error");
    return id.filter(_ -> hasOne)
        .<Incoming>map(
            known ->
                new Incoming.Readable(
                    new Message.Response(
                        known,
                        object.get("result") instanceof ObjectNode result
                            ? Optional.of(result)
                            : Optional.empty())))
        .orElseGet(() -> invalid(id, "Neither a request, a notification nor a response"));
  }

  private static boolean isText(JsonNode node, String text) {
    return node != null && node.isString() && node.stringValue().equals(text);
  }

  private static Incoming invalid(Optional<RequestId> id, String message) {
    return malformed(id, ErrorKind.INVALID_REQUEST, message);
  }

  private static Incoming malformed(Optional<RequestId> id, ErrorKind kind, String message) {
    return new Incoming.Malformed(id, RpcError.of(kind, message));
  }
}
