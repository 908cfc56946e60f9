package be.becivic.mcp.example;

import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.resource.Resource;
import be.becivic.mcp.resource.ResourceContents;
import be.becivic.mcp.resource.ResourceTemplate;
import be.becivic.mcp.server.McpServer;
import be.becivic.mcp.server.ResultFreshness;
import be.becivic.mcp.tool.Content;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolHandler;
import be.becivic.mcp.tool.ToolHints;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.mcp.tool.ToolSchema;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;

/** Tools and resources under the names the suite knows, and some of our own. */
public final class ExampleServer {
  static final byte[] PIXEL =
      Base64.getDecoder()
          .decode(
              "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==");
  private static final byte[] SILENCE =
      Base64.getDecoder().decode("UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=");
  private static final ToolSchema SUM =
      ToolSchema.of(
          """
          {"type": "object", "required": ["a", "b"], "additionalProperties": false,
           "properties": {"a": {"type": "number", "maximum": 1000}, "b": {"type": "number"}}}
          """);
  private static final ToolSchema TOTAL =
      ToolSchema.of(
          """
          {"type": "object", "required": ["total"], "properties": {"total": {"type": "number"}}}
          """);
  private static final ToolSchema MANY_KEYWORDS =
      ToolSchema.of(
          """
          {"$schema": "https://json-schema.org/draft/2020-12/schema",
           "type": "object",
           "$defs": {"address": {"$anchor": "addressDef", "type": "object", "properties":
             {"street": {"type": "string"}, "city": {"type": "string"}}}},
           "properties": {"name": {"type": "string"}, "address": {"$ref": "#/$defs/address"},
             "contactMethod": {"type": "string", "enum": ["phone", "email"]},
             "phone": {"type": "string"}, "email": {"type": "string"}},
           "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
           "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
           "then": {"required": ["phone"]}, "else": {"required": ["email"]},
           "additionalProperties": false}
          """);

  private ExampleServer() {}

  public static <A> McpServer<A> build() {
    var server =
        McpServer.<A>named(Implementation.of("example", "1.0.0"))
            .instructions("Nothing here means anything.")
            .fresh(new ResultFreshness(Duration.ofMinutes(5), true), ResultFreshness.NONE);
    ExampleServer.<A>tools().forEach(server::tool);
    ExampleQuestions.<A>tools().forEach(server::tool);
    ExamplePrompts.<A>all().forEach(server::prompt);
    return server
        .resource(
            Resource.of("test://static-text", "static-text")
                .described("A text")
                .typed("text/plain"),
            _ ->
                List.of(
                    text("test://static-text", "This is the content of the static text resource.")))
        .resource(
            Resource.of("test://static-binary", "static-binary").typed("image/png"),
            _ -> List.of(new ResourceContents.Blob("test://static-binary", "image/png", PIXEL)))
        .template(ExampleServer.<A>data())
        .build();
  }

  private static <A> Stream<Tool<A>> tools() {
    return Stream.of(
        tool(
            "test_simple_text",
            (_, _) -> ToolResult.text("This is a simple text response for testing.")),
        tool("test_image_content", (_, _) -> ToolResult.of(new Content.Image(PIXEL, "image/png"))),
        tool(
            "test_audio_content", (_, _) -> ToolResult.of(new Content.Audio(SILENCE, "audio/wav"))),
        tool(
            "test_embedded_resource",
            (_, _) ->
                ToolResult.of(
                    embedded("test://embedded-resource", "This is an embedded resource content."))),
        tool(
            "test_multiple_content_types",
            (_, _) ->
                ToolResult.of(
                    new Content.Text("Multiple content types test:"),
                    new Content.Image(PIXEL, "image/png"),
                    embedded(
                        "test://mixed-content-resource", "{\"test\":\"data\",\"value\":123}"))),
        tool(
            "test_error_handling",
            (_, _) -> ToolResult.error("This tool intentionally returns an error for testing")),
        ExampleServer.<A>tool("test_missing_capability", (_, _) -> ToolResult.text("sampled"))
            .needing("sampling"),
        tool("test_logging_tool", (_, _) -> ToolResult.text("Nothing was logged.")),
        Tool.of(
            "json_schema_2020_12_tool",
            "Takes a schema with many keywords",
            MANY_KEYWORDS,
            (_, _) -> ToolResult.text("It fits.")),
        Tool.<A>of(
                "add",
                "Adds two numbers",
                SUM,
                (arguments, _) ->
                    ToolResult.structured(
                        JsonNodeFactory.instance
                            .objectNode()
                            .put(
                                "total",
                                arguments
                                    .get("a")
                                    .decimalValue()
                                    .add(arguments.get("b").decimalValue()))))
            .titled("Addition")
            .returning(TOTAL)
            .hinting(ToolHints.LOOKS_UP));
  }

  private static <A> Tool<A> tool(String name, ToolHandler<A> handler) {
    return Tool.of(name, "Takes nothing", ToolSchema.NOTHING, handler);
  }

  private static <A> ResourceTemplate<A> data() {
    return ResourceTemplate.<A>of(
            "test://template/{id}/data",
            "data",
            (uri, variables, _) ->
                List.of(
                    new ResourceContents.Text(
                        uri,
                        "application/json",
                        JsonNodeFactory.instance
                            .objectNode()
                            .put("id", variables.get("id"))
                            .put("templateTest", true)
                            .put("data", "Data for ID: " + variables.get("id"))
                            .toString())))
        .typed("application/json")
        .completing(
            "id",
            (typed, _) ->
                Stream.of("123", "124", "200").filter(id -> id.startsWith(typed)).toList());
  }

  private static Content embedded(String uri, String text) {
    return new Content.Embedded(text(uri, text));
  }

  static ResourceContents text(String uri, String text) {
    return new ResourceContents.Text(uri, "text/plain", text);
  }
}
