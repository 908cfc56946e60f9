package be.becivic.harness;

import be.becivic.harness.tool.LocalClient;
import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.ClientChannel;
import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.jsonrpc.Message.Request;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.jsonrpc.RequestId;
import be.becivic.mcp.server.McpServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A client of the newest revision and the person in front of it. Arguments take single quotes. */
final class Person {
  private static final JsonMapper MAPPER = new JsonMapper();

  final List<JsonNode> asked = new ArrayList<>();
  final List<String> states = new ArrayList<>();
  Function<JsonNode, String> answers = _ -> "{'action':'cancel'}";

  private final McpServer<LocalClient> server;
  private final ObjectNode capabilities;

  Person(McpServer<LocalClient> server, String capabilities) {
    this.server = server;
    this.capabilities = MAPPER.readTree(capabilities.replace('\'', '"')).asObject();
  }

  static String agrees(JsonNode question) {
    return question.at("/params/requestedSchema/properties").has("agree")
        ? "{'action':'accept','content':{'agree':true}}"
        : "{'action':'accept','content':{'decision':'keep'}}";
  }

  String call(String tool, String arguments) {
    return text(result(tool, arguments));
  }

  static String text(JsonNode result) {
    return result.at("/content/0/text").asString("");
  }

  JsonNode result(String tool, String arguments) {
    ObjectNode params = JsonNodeFactory.instance.objectNode().put("name", tool);
    params.set("arguments", MAPPER.readTree(arguments.replace('\'', '"')));
    JsonNode result = send(params);
    while (result.path("resultType").asString("").equals("input_required")) {
      ObjectNode given = params.putObject("inputResponses");
      for (String key : result.path("inputRequests").propertyNames()) {
        JsonNode question = result.path("inputRequests").path(key);
        asked.add(question);
        given.set(key, MAPPER.readTree(answers.apply(question).replace('\'', '"')));
      }
      states.add(result.path("requestState").asString(""));
      params.set("requestState", result.path("requestState"));
      result = send(params);
    }
    return result;
  }

  /** One call as it stands, whatever comes back. */
  JsonNode send(ObjectNode params) {
    return ask("tools/call", params);
  }

  JsonNode ask(String method, ObjectNode params) {
    var terms =
        new CallTerms(
            ProtocolRevision.V2026_07_28,
            Optional.of(Implementation.of("scripted", "1")),
            capabilities);
    var id = new RequestId(JsonNodeFactory.instance.numberNode(1));
    Reply reply =
        server.answer(
            new Request(id, method, params.deepCopy()),
            terms,
            LocalClient.THE_CLIENT,
            ClientChannel.NONE);
    return switch (reply) {
      case Reply.Success(ObjectNode result) -> MAPPER.readTree(result.toString());
      case Reply.Failure failure -> throw new AssertionError(failure.error().message());
    };
  }
}
