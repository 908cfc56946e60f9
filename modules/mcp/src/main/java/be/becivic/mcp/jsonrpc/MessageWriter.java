package be.becivic.mcp.jsonrpc;

import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Makes bytes of what the server sends, on one line. */
public final class MessageWriter {
  private static final JsonMapper MAPPER = new JsonMapper();

  private MessageWriter() {}

  /** The answer; where no id could be read there is none in it, since here it may not be null. */
  public static byte[] write(Optional<RequestId> id, Reply reply) {
    return MAPPER.writeValueAsBytes(json(id, reply));
  }

  /** A request of ours to the client. */
  public static byte[] request(RequestId id, String method, ObjectNode params) {
    ObjectNode request = MAPPER.createObjectNode().put("jsonrpc", "2.0");
    request.set("id", id.value());
    return MAPPER.writeValueAsBytes(request.put("method", method).set("params", params));
  }

  /** A notification of ours. */
  public static byte[] notification(String method, ObjectNode params) {
    ObjectNode notification = MAPPER.createObjectNode().put("jsonrpc", "2.0").put("method", method);
    return MAPPER.writeValueAsBytes(notification.set("params", params));
  }

  private static ObjectNode json(Optional<RequestId> id, Reply reply) {
    ObjectNode response = MAPPER.createObjectNode().put("jsonrpc", "2.0");
    id.ifPresent(known -> response.set("id", known.value()));
    switch (reply) {
      case Reply.Success(ObjectNode result) -> response.set("result", result);
      case Reply.Failure(RpcError error) -> {
        ObjectNode json = response.putObject("error");
        json.put("code", error.kind().code()).put("message", error.message());
        error.data().ifPresent(data -> json.set("data", data));
      }
    }
    return response;
  }
}
