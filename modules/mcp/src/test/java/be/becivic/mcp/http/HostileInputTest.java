package be.becivic.mcp.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Whatever is sent, the answer is well-formed and repeats none of it. */
class HostileInputTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String SECRET = "8507300";
  private static final String[] METHODS = {
    "initialize",
    "ping",
    "server/discover",
    "tools/list",
    "tools/call",
    "resources/list",
    "resources/templates/list",
    "resources/read",
    "completion/complete",
    "prompts/get",
    SECRET
  };
  private static final String[] NAMES = {
    "jsonrpc",
    "id",
    "method",
    "params",
    "result",
    "error",
    "name",
    "uri",
    "arguments",
    "cursor",
    "ref",
    "type",
    "argument",
    "value",
    "context",
    "_meta",
    "protocolVersion",
    "capabilities",
    "clientInfo",
    "version",
    "a",
    "b",
    SECRET,
    "io.modelcontextprotocol/protocolVersion",
    "io.modelcontextprotocol/clientCapabilities",
    "io.modelcontextprotocol/clientInfo",
    "progressToken"
  };
  private static final String[] TEXTS = {
    "",
    "2.0",
    "2026-07-28",
    "2025-11-25",
    "add",
    "test_simple_text",
    "test://static-text",
    "test://template/1/data",
    "test://template/{id}/data",
    "ref/resource",
    "id",
    SECRET,
    "\u2028",
    "😀"
  };

  @Test
  void anyJsonValueIsAnsweredOrAcceptedOrRefused() {
    RandomGenerator random = new Random(20260728);
    for (int i = 0; i < 5_000; i++) {
      JsonNode body = random.nextInt(4) == 0 ? value(random, 4) : message(random);
      Client client = client(random, body);
      Client.Answer answer = client.send(MAPPER.writeValueAsBytes(body));
      assertThat(wellFormed(answer, body)).as("%s -> %s", body, answer.text()).isTrue();
    }
  }

  @Test
  void anyBytesAreAnsweredOrRefused() {
    RandomGenerator random = new Random(7);
    byte[] request =
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":"
                + "{\"name\":\"add\",\"arguments\":{\"a\":1e5,\"b\":\"\\u00e9\"}}}")
            .getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 5_000; i++) {
      byte[] damaged = request.clone();
      for (int j = 0; j <= random.nextInt(4); j++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      var answer = Client.of("2025-11-25").send(damaged);
      assertThat(answer.status()).isIn(200, 202, 400);
      if (answer.status() != 202) {
        assertThatNoException().isThrownBy(answer::json);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'jsonrpc':'2.0','id':1,'method':'SECRET'}",
        "{'jsonrpc':'SECRET','id':1,'method':'m'}",
        "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'SECRET'}}",
        "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'add','arguments':{'SECRET':1}}}",
        "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'add','arguments':{'a':'SECRET'}}}",
        "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'add','arguments':'SECRET'}}",
        "{'jsonrpc':'2.0','id':1,'method':'resources/read','params':{'uri':'test://SECRET'}}",
        "{'jsonrpc':'2.0','id':1,'method':'resources/list','params':{'cursor':'SECRET'}}",
        "{'jsonrpc':'2.0','id':1,'method':'completion/complete','params':{'ref':{'type':'SECRET'}}}",
        "{'jsonrpc':'2.0','id':['SECRET'],'method':'m'}",
        "['SECRET']",
        "{'SECRET'",
        "SECRET"
      })
  void noAnswerRepeatsWhatWasSent(String body) {
    assertThat(Client.of("2025-11-25").send(body.replace("SECRET", SECRET)).text())
        .contains("\"jsonrpc\":\"2.0\"")
        .doesNotContain(SECRET);
  }

  @ParameterizedTest
  @ValueSource(strings = {"MCP-Protocol-Version", "Mcp-Method", "Mcp-Name", "Accept", "Origin"})
  void noAnswerRepeatsAHeader(String header) {
    var answer =
        Client.calling("tools/call").with(header, SECRET + " x").ask("tools/call", "'name':'add'");
    assertThat(answer.status()).isGreaterThanOrEqualTo(400);
    assertThat(answer.text()).doesNotContain(SECRET);
  }

  private static boolean wellFormed(Client.Answer answer, JsonNode body) {
    if (answer.status() == 202) {
      return answer.http().body().length == 0 && body.isObject();
    }
    JsonNode json = answer.json();
    JsonNode id = json.get("id");
    boolean one = json.has("result") != json.has("error");
    boolean known = answer.status() == 200 || answer.status() == 400 || answer.status() == 404;
    boolean sameId = id == null ? json.has("error") : id.equals(body.get("id"));
    return json.path("jsonrpc").stringValue("").equals("2.0") && one && known && sameId;
  }

  private static Client client(RandomGenerator random, JsonNode body) {
    return switch (random.nextInt(4)) {
      case 0 -> Client.plain();
      case 1 -> Client.of(random.nextBoolean() ? "2025-06-18" : "2025-11-25");
      case 2 -> Client.of("2026-07-28");
      default -> {
        JsonNode params = body.path("params");
        String name = params.path("name").stringValue(params.path("uri").stringValue("x"));
        yield Client.calling(body.path("method").stringValue("x")).with("Mcp-Name", name);
      }
    };
  }

  /** Something close to a request, so that methods are reached too. */
  private static JsonNode message(RandomGenerator random) {
    ObjectNode message = JsonNodeFactory.instance.objectNode().put("jsonrpc", "2.0");
    message.put("method", pick(random, METHODS));
    if (random.nextInt(5) > 0) {
      message.set("id", random.nextBoolean() ? scalar(random) : MAPPER.valueToTree(7));
    }
    if (random.nextInt(5) > 0) {
      ObjectNode params = object(random, 3);
      if (random.nextInt(3) > 0) {
        ObjectNode meta = object(random, 1);
        meta.put("io.modelcontextprotocol/protocolVersion", "2026-07-28");
        meta.putObject("io.modelcontextprotocol/clientCapabilities");
        params.set("_meta", meta);
      }
      message.set("params", params);
    }
    return message;
  }

  private static JsonNode value(RandomGenerator random, int depth) {
    return switch (depth == 0 ? 2 : random.nextInt(4)) {
      case 0 -> object(random, depth);
      case 1 -> {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        for (int i = random.nextInt(4); i > 0; i--) {
          array.add(value(random, depth - 1));
        }
        yield array;
      }
      default -> scalar(random);
    };
  }

  private static ObjectNode object(RandomGenerator random, int depth) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    for (int i = random.nextInt(6); i > 0; i--) {
      object.set(pick(random, NAMES), value(random, Math.max(0, depth - 1)));
    }
    return object;
  }

  private static JsonNode scalar(RandomGenerator random) {
    JsonNodeFactory json = JsonNodeFactory.instance;
    return switch (random.nextInt(7)) {
      case 0 -> json.nullNode();
      case 1 -> json.booleanNode(random.nextBoolean());
      case 2 -> json.numberNode(random.nextLong());
      case 3 -> json.numberNode(random.nextDouble() * Math.pow(10, random.nextInt(-40, 40)));
      case 4 -> json.numberNode(random.nextInt(-2, 5));
      default -> json.stringNode(pick(random, TEXTS));
    };
  }

  private static String pick(RandomGenerator random, String[] texts) {
    return texts[random.nextInt(texts.length)];
  }
}
