package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.FeedbackType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The packaged server as a client that people use sees it, in both eras of the protocol. */
@EnabledIfSystemProperty(named = NodeProgram.TOOLS, matches = ".+")
@Tag("long")
class InspectorIT {
  private static final JsonMapper JSON = new JsonMapper();

  /** What a required text is filled with, by the member's name. */
  private static final Map<String, String> TEXTS =
      Map.of("query", "moving house", "skill_id", Sample.SKILL);

  /** They need something that was staged before; {@link OutsideClientsIT} calls them. */
  private static final Set<String> LATER = Set.of("get_session_status", "cancel_submission");

  @TempDir static Path folder;
  private static Becivic server;
  private static String endpoint;

  @BeforeAll
  static void serve() throws Exception {
    server = Becivic.serve(folder);
    endpoint = server.address() + "/mcp";
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"legacy", "modern"})
  void listsAndCallsEveryTool(String era) throws Exception {
    for (JsonNode tool : calledIn(era)) {
      String name = tool.get("name").stringValue();
      List<String> more = new ArrayList<>(List.of("--tool-name", name, "--tool-arg"));
      arguments(tool)
          .properties()
          .forEach(each -> more.add(each.getKey() + "=" + text(each.getValue())));
      JsonNode result = inspect(era, "tools/call", more.toArray(String[]::new));
      assertThat(result.path("isError").asBoolean(false)).as(name + " " + result).isFalse();
      assertThat(result.get("structuredContent").isObject()).as(name).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"legacy", "modern"})
  void showsWhyACallIsRefused(String era) throws Exception {
    NodeProgram.Ended ended =
        run(era, "tools/call", "--tool-name", "read_skill", "--tool-arg", "skill_id=none-such");
    assertThat(ended.output() + ended.errors()).contains("not_found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"legacy", "modern"})
  void findsNothingToComplainOfInTheSchemasOfTools(String era) throws Exception {
    NodeProgram.Ended ended = run(era, "tools/list", "--strict");
    assertThat(ended.exit()).as(ended.errors()).isZero();
    assertThat(ended.errors()).doesNotContain("Warning: tool", "Error: tool");
  }

  /** Each is called in one of the two eras; in both when there is time. */
  private static List<JsonNode> calledIn(String era) throws Exception {
    List<JsonNode> tools =
        inspect(era, "tools/list")
            .get("tools")
            .valueStream()
            .filter(tool -> !LATER.contains(tool.get("name").stringValue()))
            .toList();
    assertThat(tools).hasSizeGreaterThan(16).doesNotHaveDuplicates();
    int turn = era.equals("modern") ? 1 : 0;
    return IntStream.range(0, tools.size())
        .filter(i -> Boolean.getBoolean("test.thorough") || i % 2 == turn)
        .mapToObj(tools::get)
        .toList();
  }

  private static ObjectNode arguments(JsonNode tool) {
    String name = tool.get("name").stringValue();
    ObjectNode arguments = JSON.createObjectNode();
    return switch (name) {
      case "find_skill" -> arguments.put("query", "moving house");
      case "get_skill_graph", "get_graph" -> arguments.put("customer_locale", "FR");
      case "get_path_directory" -> arguments.put("sources", false);
      case "get_onboarding_form" -> arguments.put("locale", "nl").put("skill_id", Sample.SKILL);
      case "get_current_status" ->
          arguments.put("target_type", "skill").put("target_id", Sample.SKILL);
      case "validate_submission" ->
          Sample.envelope("validate", Stream.of(Sample.of(FeedbackType.FEEDBACK).item()));
      case "stage_submission" ->
          Sample.envelope("stage", Stream.of(Sample.of(FeedbackType.FEEDBACK).item()));
      default ->
          FeedbackType.parse(name.replace("submit_", ""))
              .map(type -> Sample.of(type).json().put("mode", "validate"))
              .orElseGet(() -> required(tool.get("inputSchema")));
    };
  }

  /** What a tool cannot do without: the first of the choices, or a text. */
  private static ObjectNode required(JsonNode schema) {
    ObjectNode arguments = JSON.createObjectNode();
    for (JsonNode member : schema.path("required")) {
      String name = member.stringValue();
      arguments.put(
          name,
          schema.at("/properties/" + name + "/enum/0").asString(TEXTS.getOrDefault(name, "1000")));
    }
    return arguments;
  }

  private static String text(JsonNode value) {
    return value.isString() ? value.stringValue() : value.toString();
  }

  private static JsonNode inspect(String era, String method, String... more) throws Exception {
    NodeProgram.Ended ended = run(era, method, more);
    assertThat(ended.exit()).as(ended.output() + ended.errors()).isZero();
    return JSON.readTree(ended.output());
  }

  private static NodeProgram.Ended run(String era, String method, String... more) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("--cli", endpoint));
    arguments.addAll(List.of("--transport", "http", "--protocol-era", era, "--method", method));
    arguments.addAll(List.of(more));
    return new NodeProgram(folder)
        .run(
            "node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js",
            arguments.toArray(String[]::new));
  }
}
