package be.becivic.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** An agent that starts the packaged harness and talks to it, and the person who answers forms. */
final class StdioAgent implements AutoCloseable {
  /** How the protocol is spoken. */
  enum Era {
    HANDSHAKE,
    STATELESS
  }

  private static final JsonMapper MAPPER = new JsonMapper();

  final List<ObjectNode> repeats = new ArrayList<>();
  Function<JsonNode, String> answers = StdioAgent::agrees;

  private final Process process;
  private final BufferedReader in;
  private final BufferedWriter out;
  private final Era era;
  private final ObjectNode capabilities = MAPPER.createObjectNode();
  private int id;

  StdioAgent(Path home, URI server, Era era, boolean showsForms) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var builder =
        new ProcessBuilder(
            java,
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xlog:disable",
            PreparedServer.sharing(),
            "-jar",
            Path.of("target", "becivic-cli.jar").toAbsolutePath().toString(),
            "harness",
            "serve",
            "--server",
            server.toString());
    builder.environment().put("HOME", home.toString());
    builder.environment().put("XDG_DATA_HOME", home.resolve("data").toString());
    process =
        builder.directory(home.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    in = process.inputReader(UTF_8);
    out = process.outputWriter(UTF_8);
    this.era = era;
    if (showsForms) {
      capabilities.putObject("elicitation");
    }
    if (era == Era.HANDSHAKE) {
      ObjectNode params = MAPPER.createObjectNode().put("protocolVersion", "2025-11-25");
      params.set("capabilities", capabilities);
      params.putObject("clientInfo").put("name", "scripted").put("version", "1");
      ask("initialize", params);
    }
  }

  static String agrees(JsonNode form) {
    return form.at("/requestedSchema/properties").has("agree")
        ? "{'action':'accept','content':{'agree':true}}"
        : "{'action':'accept','content':{'decision':'keep'}}";
  }

  String call(String tool, String arguments) throws IOException {
    ObjectNode params = MAPPER.createObjectNode().put("name", tool);
    params.set("arguments", read(arguments));
    return ask("tools/call", params).at("/result/content/0/text").asString("");
  }

  /** The whole answer; in the stateless era the request is repeated with what the person said. */
  JsonNode ask(String method, ObjectNode params) throws IOException {
    JsonNode answer = send(method, params);
    while (answer.at("/result/resultType").asString("").equals("input_required")) {
      ObjectNode again = params.deepCopy();
      JsonNode requests = answer.at("/result/inputRequests");
      for (String key : requests.propertyNames()) {
        String said = answers.apply(requests.path(key).path("params"));
        again.withObjectProperty("inputResponses").set(key, read(said));
      }
      again.set("requestState", answer.at("/result/requestState"));
      repeats.add(again);
      answer = send(method, again);
    }
    return answer;
  }

  /** One request; questions that come before its answer are answered as the person would. */
  JsonNode send(String method, ObjectNode given) throws IOException {
    ObjectNode params = given.deepCopy();
    if (era == Era.STATELESS) {
      ObjectNode meta = params.putObject("_meta");
      meta.put("io.modelcontextprotocol/protocolVersion", "2026-07-28");
      meta.set("io.modelcontextprotocol/clientCapabilities", capabilities);
      meta.putObject("io.modelcontextprotocol/clientInfo")
          .put("name", "scripted")
          .put("version", "1");
    }
    ObjectNode request = MAPPER.createObjectNode().put("jsonrpc", "2.0").put("id", ++id);
    write(request.put("method", method).set("params", params));
    while (true) {
      JsonNode message = MAPPER.readTree(in.readLine());
      if (message.path("method").asString("").equals("elicitation/create")) {
        ObjectNode answer = MAPPER.createObjectNode().put("jsonrpc", "2.0");
        answer.set("id", message.get("id"));
        write(answer.set("result", read(answers.apply(message.get("params")))));
      } else if (message.path("id").asInt(0) == id) {
        return message;
      }
    }
  }

  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor(30, TimeUnit.SECONDS);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  private void write(JsonNode message) throws IOException {
    out.write(message + "\n");
    out.flush();
  }

  private static JsonNode read(String text) {
    return MAPPER.readTree(text.replace('\'', '"'));
  }
}
