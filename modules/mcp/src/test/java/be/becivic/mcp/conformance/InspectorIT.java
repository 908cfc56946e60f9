package be.becivic.mcp.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.mcp.example.ExampleEndpoint;
import be.becivic.mcp.example.ExampleStdio;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A client that people use, in both eras and over both bindings. */
class InspectorIT {

  @ParameterizedTest
  @CsvSource({"legacy", "modern"})
  void listsCallsAndReadsOverHttp(String era) throws Exception {
    try (var endpoint = ExampleEndpoint.start()) {
      listsCallsAndReads(era, endpoint.url(), "--transport", "http");
    }
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"legacy", "modern"})
  void listsCallsAndReadsOverStdio(String era) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    listsCallsAndReads(era, java, "-cp", classPath, ExampleStdio.class.getName());
  }

  private static void listsCallsAndReads(String era, String... target) throws Exception {
    assertThat(inspect(target, era, "tools/list")).contains("\"test_simple_text\"", "\"add\"");
    assertThat(inspect(target, era, "tools/call", "--tool-name", "add", "--tool-arg", "a=1", "b=2"))
        .contains("\"total\": 3");
    assertThat(inspect(target, era, "resources/read", "--uri", "test://template/7/data"))
        .contains("Data for ID: 7");
  }

  private static String inspect(String[] target, String era, String method, String... more)
      throws Exception {
    String[] arguments =
        Stream.of(
                Stream.of("--cli"),
                Stream.of(target),
                Stream.of("--protocol-era", era, "--method", method),
                Stream.of(more))
            .flatMap(part -> part)
            .toArray(String[]::new);
    var ended = NodeTool.inspector(arguments);
    assertThat(ended.exit()).as(ended.output()).isZero();
    return ended.output();
  }
}
