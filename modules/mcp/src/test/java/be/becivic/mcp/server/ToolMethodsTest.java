package be.becivic.mcp.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.example.ExampleServer;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolHandler;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.mcp.tool.ToolSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class ToolMethodsTest {
  private static final McpServer<String> EXAMPLE = ExampleServer.build();

  @ParameterizedTest
  @EnumSource(ProtocolRevision.class)
  void aResultHasContentAndTheSameAsAnObject(ProtocolRevision revision) {
    JsonNode result =
        new Asking(EXAMPLE, revision)
            .result("tools/call", "{'name':'add','arguments':{'a':1,'b':2}}");
    assertThat(result.at("/structuredContent/total").intValue()).isEqualTo(3);
    assertThat(result.at("/content/0/text").stringValue()).isEqualTo("{\"total\":3}");
    assertThat(result.at("/isError").booleanValue()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"V2025_06_18, false", "V2025_11_25, true", "V2026_07_28, true"})
  void argumentsThatDoNotFitAreToldTheModelWhereTheRevisionSaysSo(
      ProtocolRevision revision, boolean toTheModel) {
    JsonNode answer =
        new Asking(EXAMPLE, revision).ask("tools/call", "{'name':'add','arguments':{'a':1}}");
    String text = "The arguments do not fit the input schema: misses b";
    if (toTheModel) {
      assertThat(answer.at("/result/isError").booleanValue()).isTrue();
      assertThat(answer.at("/result/content/0/text").stringValue()).isEqualTo(text);
    } else {
      assertThat(answer.at("/error/code").intValue()).isEqualTo(-32602);
      assertThat(answer.at("/error/message").stringValue()).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'name':7}",
        "{'name':null}",
        "{'name':'nothing'}",
        "{'name':'add','arguments':[]}",
        "{'name':'add','arguments':'a'}",
        "{'name':'add','arguments':null}"
      })
  void anUnknownToolAndAMalformedCallAreErrorsOfTheProtocol(String params) {
    for (ProtocolRevision revision : ProtocolRevision.values()) {
      assertThat(new Asking(EXAMPLE, revision).error("tools/call", params)).isEqualTo(-32602);
    }
  }

  @Test
  void argumentsLeftOutAreEmpty() {
    assertThat(
            new Asking(EXAMPLE, ProtocolRevision.V2026_07_28)
                .result("tools/call", "{'name':'test_simple_text'}")
                .at("/isError")
                .booleanValue())
        .isFalse();
  }

  @Test
  void aMissingCapabilityOfTheClientIsNamed() {
    JsonNode error =
        new Asking(EXAMPLE, ProtocolRevision.V2026_07_28)
            .ask("tools/call", "{'name':'test_missing_capability'}")
            .get("error");
    assertThat(error.get("code").intValue()).isEqualTo(-32021);
    assertThat(error.at("/data/requiredCapabilities").toString()).isEqualTo("{\"sampling\":{}}");
  }

  @Test
  void anOlderRevisionKnowsNoErrorForAMissingCapability() {
    assertThat(
            new Asking(EXAMPLE, ProtocolRevision.V2025_11_25)
                .error("tools/call", "{'name':'test_missing_capability'}"))
        .isEqualTo(-32602);
  }

  @Test
  void aDeclaredCapabilityOpensTheTool() {
    ObjectNode able = JsonNodeFactory.instance.objectNode();
    able.putObject("sampling");
    var terms = new CallTerms(ProtocolRevision.V2026_07_28, Optional.empty(), able);
    assertThat(
            new Asking(EXAMPLE, terms)
                .result("tools/call", "{'name':'test_missing_capability'}")
                .at("/content/0/text")
                .stringValue())
        .isEqualTo("sampled");
  }

  @Test
  void aHandlerLearnsWhoCallsAndHow() {
    List<CallContext<String>> seen = new ArrayList<>();
    var client = Implementation.of("client", "2");
    var terms =
        new CallTerms(
            ProtocolRevision.V2026_07_28,
            Optional.of(client),
            JsonNodeFactory.instance.objectNode());
    new Asking(
            serving(
                (_, context) -> {
                  seen.add(context);
                  return ToolResult.text("ok");
                }),
            terms)
        .result("tools/call", "{'name':'t','_meta':{'progressToken':'p'}}");
    assertThat(seen.getFirst().attribute()).isEqualTo("somebody");
    assertThat(seen.getFirst().revision()).isEqualTo(ProtocolRevision.V2026_07_28);
    assertThat(seen.getFirst().client()).contains(client);
    assertThat(seen.getFirst().canAsk()).isFalse();
  }

  @Test
  void aHandlerThatThrowsIsAnInternalErrorWithoutDetails() {
    List<String> bugs = new ArrayList<>();
    var server =
        McpServer.<String>named(Implementation.of("s", "1"))
            .tool(
                tool(
                    (_, _) -> {
                      throw new IllegalStateException("secret");
                    }))
            .onBug((method, bug) -> bugs.add(method + " " + bug.getMessage()))
            .build();
    JsonNode answer =
        new Asking(server, ProtocolRevision.V2026_07_28).ask("tools/call", "{'name':'t'}");
    assertThat(answer.get("error").toString())
        .isEqualTo("{\"code\":-32603,\"message\":\"Internal error\"}");
    assertThat(bugs).containsExactly("tools/call secret");
  }

  @Test
  void aHandlerThatRunsOutOfStackIsStillAnswered() {
    var server =
        McpServer.<String>named(Implementation.of("s", "1"))
            .tool(
                tool(
                    (_, _) -> {
                      throw new StackOverflowError();
                    }))
            .build();
    assertThat(
            new Asking(server, ProtocolRevision.V2026_07_28)
                .ask("tools/call", "{'name':'t'}")
                .at("/error/code")
                .intValue())
        .isEqualTo(-32603);
  }

  @Test
  void anObjectThatBreaksTheOutputSchemaIsABug() {
    var total = ToolSchema.of("{\"type\":\"object\",\"required\":[\"total\"]}");
    Tool<String> empty =
        tool((_, _) -> ToolResult.structured(JsonNodeFactory.instance.objectNode()));
    Tool<String> none = tool((_, _) -> ToolResult.text("nothing"));
    for (Tool<String> broken : List.of(empty, none)) {
      var server =
          McpServer.<String>named(Implementation.of("s", "1"))
              .tool(broken.returning(total))
              .build();
      assertThat(
              new Asking(server, ProtocolRevision.V2025_06_18).error("tools/call", "{'name':'t'}"))
          .isEqualTo(-32603);
    }
  }

  @Test
  void anErrorNeedNotFitTheOutputSchema() {
    var total = ToolSchema.of("{\"type\":\"object\",\"required\":[\"total\"]}");
    var server =
        McpServer.<String>named(Implementation.of("s", "1"))
            .tool(tool((_, _) -> ToolResult.error("Try later")).returning(total))
            .build();
    JsonNode result =
        new Asking(server, ProtocolRevision.V2026_07_28).result("tools/call", "{'name':'t'}");
    assertThat(result.get("isError").booleanValue()).isTrue();
  }

  @Test
  void toolsAreListedInTheOrderTheyWereAdded() {
    var builder = McpServer.<String>named(Implementation.of("s", "1"));
    List<String> names = List.of("z", "a", "m", "b", "y");
    names.forEach(
        name ->
            builder.tool(Tool.of(name, "d", ToolSchema.NOTHING, (_, _) -> ToolResult.text("ok"))));
    assertThat(
            new Asking(builder.build(), ProtocolRevision.V2026_07_28)
                .result("tools/list", "{}")
                .get("tools")
                .valueStream()
                .map(tool -> tool.get("name").stringValue()))
        .containsExactlyElementsOf(names);
  }

  @Test
  void aNameIsTakenOnlyOnce() {
    var builder = McpServer.<String>named(Implementation.of("s", "1"));
    builder.tool(tool((_, _) -> ToolResult.text("ok")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.tool(tool((_, _) -> ToolResult.text("ok"))));
  }

  private static McpServer<String> serving(ToolHandler<String> handler) {
    return McpServer.<String>named(Implementation.of("s", "1")).tool(tool(handler)).build();
  }

  private static Tool<String> tool(ToolHandler<String> handler) {
    return Tool.of("t", "d", ToolSchema.NOTHING, handler);
  }
}
