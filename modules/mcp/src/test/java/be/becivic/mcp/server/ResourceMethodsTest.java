package be.becivic.mcp.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.example.ExampleServer;
import be.becivic.mcp.resource.Resource;
import be.becivic.mcp.resource.ResourceTemplate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ResourceMethodsTest {
  private final Asking example = new Asking(ExampleServer.build(), ProtocolRevision.V2026_07_28);

  @Test
  void aFixedResourceIsReadByItsAddress() {
    JsonNode contents =
        example.result("resources/read", "{'uri':'test://static-text'}").get("contents");
    assertThat(contents.at("/0/uri").stringValue()).isEqualTo("test://static-text");
    assertThat(contents.at("/0/text").stringValue()).startsWith("This is the content");
  }

  @Test
  void aTemplateReadsWhatItsVariablesLeadTo() {
    JsonNode contents =
        example.result("resources/read", "{'uri':'test://template/a%2Fb/data'}").get("contents");
    assertThat(contents.at("/0/text").stringValue()).contains("\"id\":\"a/b\"");
  }

  @ParameterizedTest
  @CsvSource({"V2025_06_18, -32002", "V2025_11_25, -32002", "V2026_07_28, -32602"})
  void aResourceThatIsNotThereHasTheRevisionsOwnCode(ProtocolRevision revision, int code) {
    JsonNode answer =
        new Asking(ExampleServer.build(), revision)
            .ask("resources/read", "{'uri':'test://85073003328'}");
    assertThat(answer.at("/error/code").intValue()).isEqualTo(code);
    assertThat(answer.toString()).doesNotContain("85073003328");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{'uri':7}", "{'uri':null}", "{'uri':['test://static-text']}"})
  void anAddressThatIsNoTextIsAnInvalidParameter(String params) {
    assertThat(example.error("resources/read", params)).isEqualTo(-32602);
  }

  @Test
  void templatesAreListed() {
    assertThat(
            example
                .result("resources/templates/list", "{}")
                .at("/resourceTemplates/0/uriTemplate")
                .stringValue())
        .isEqualTo("test://template/{id}/data");
  }

  @Test
  void aLongListComesInPagesWithoutGapsOrRepeats() {
    Asking asking = listing(25);
    List<String> uris = new ArrayList<>();
    String params = "{}";
    for (int pages = 0; pages < 10; pages++) {
      JsonNode result = asking.result("resources/list", params);
      result.get("resources").forEach(each -> uris.add(each.get("uri").stringValue()));
      if (!result.has("nextCursor")) {
        break;
      }
      params = "{'cursor':'" + result.get("nextCursor").stringValue() + "'}";
    }
    assertThat(uris).containsExactlyElementsOf(all(25).stream().map(Resource::uri).toList());
  }

  @Test
  void anAddressIsListedOnce() {
    ResourceTemplate<String> template =
        ResourceTemplate.<String>of("x://{id}", "thing", (_, _, _) -> List.of())
            .listing(() -> all(2));
    var server =
        McpServer.<String>named(Implementation.of("s", "1"))
            .resource(Resource.of("x://0", "fixed"), _ -> List.of())
            .template(template)
            .build();
    assertThat(
            new Asking(server, ProtocolRevision.V2025_06_18)
                .result("resources/list", "{}")
                .get("resources")
                .valueStream()
                .map(each -> each.get("name").stringValue()))
        .containsExactly("fixed", "thing 1");
  }

  @Test
  void aFullLastPageHasNoCursor() {
    assertThat(listing(10).result("resources/list", "{}").has("nextCursor")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"'nothing'", "''", "7", "null", "{}", "'eDovLzk5OTk'"})
  void aCursorThatWasNeverGivenIsAnInvalidParameter(String cursor) {
    assertThat(listing(25).error("resources/list", "{'cursor':" + cursor + "}")).isEqualTo(-32602);
  }

  private static Asking listing(int size) {
    ResourceTemplate<String> template =
        ResourceTemplate.<String>of("x://{id}", "thing", (_, _, _) -> List.of())
            .listing(() -> all(size));
    var server =
        McpServer.<String>named(Implementation.of("s", "1"))
            .template(template)
            .pageSize(10)
            .build();
    return new Asking(server, ProtocolRevision.V2025_11_25);
  }

  private static List<Resource> all(int size) {
    List<Resource> all = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      all.add(Resource.of("x://" + i, "thing " + i));
    }
    return all;
  }
}
