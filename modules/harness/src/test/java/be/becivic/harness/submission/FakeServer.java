package be.becivic.harness.submission;

import be.becivic.harness.remote.ServerWire;
import be.becivic.protocol.json.StrictJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Takes submissions as the server does: once an id, the same answer to a repeat. */
final class FakeServer implements ServerWire {
  final List<Request> requests = new ArrayList<>();
  final Map<String, String> staged = new LinkedHashMap<>();
  boolean isDown;
  boolean diesAfterTaking;
  String refuses = "";

  @Override
  public Answer send(Request request) throws IOException {
    requests.add(request);
    if (isDown) {
      throw new IOException("down");
    }
    String path = request.path();
    if (request.method().equals("DELETE")) {
      String id = path.substring(path.lastIndexOf('/') + 1);
      boolean right =
          request.headers().get("Authorization").equals("Bearer token-" + id)
              && staged.remove(id) != null;
      return answer(right ? 200 : 401, "{}");
    }
    if (request.method().equals("GET")) {
      return answer(
          staged.containsKey(path.substring(path.lastIndexOf('/') + 1)) ? 200 : 404, "{}");
    }
    return path.equals("/api/analytics")
        ? answer(202, "{}")
        : envelope(request.body().orElseThrow());
  }

  List<String> modes() {
    return requests.stream()
        .flatMap(each -> each.body().stream())
        .map(body -> StrictJson.parseStored(body).path("mode").asString(""))
        .toList();
  }

  private Answer envelope(String body) throws IOException {
    JsonNode envelope = StrictJson.parseStored(body);
    ObjectNode answer = JsonNodeFactory.instance.objectNode();
    for (JsonNode item : envelope.path("items")) {
      String id = item.path("feedback_id").stringValue("");
      ObjectNode result = answer.withArrayProperty("results").addObject().put("id", id);
      if (id.equals(refuses)) {
        result.put("ok", false).put("status", "rejected").put("error", "regex_fail");
      } else if (envelope.path("mode").stringValue("").equals("validate")) {
        result.put("ok", true).put("status", "validated");
      } else {
        boolean known = staged.putIfAbsent(id, item.toString()) != null;
        result.put("ok", true).put("status", known ? "duplicate" : "staged");
        result.put("cancel_token", "token-" + id).put("commit_eta", "2026-11-18T10:00:00Z");
      }
    }
    if (diesAfterTaking && envelope.path("mode").stringValue("").equals("stage")) {
      throw new IOException("gone before it answered");
    }
    return answer(200, answer.toString());
  }

  private static Answer answer(int status, String body) {
    return new Answer(status, body.getBytes(StandardCharsets.UTF_8), Optional.empty());
  }
}
