package be.becivic.mcp.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.resource.ResourceTemplate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class CompletionMethodTest {
  private final Asking asking = new Asking(server(), ProtocolRevision.V2025_11_25);

  @Test
  void suggestionsKnowWhatWasTypedAndWhatIsSettled() {
    JsonNode completion =
        complete("{'name':'id','value':'ab'},'context':{'arguments':{'place':'here'}}");
    assertThat(completion.toString())
        .isEqualTo("{\"values\":[\"here-ab\"],\"total\":1,\"hasMore\":false}");
  }

  @Test
  void atMostAHundredSuggestionsAreSent() {
    JsonNode completion = complete("{'name':'place','value':''}");
    assertThat(completion.get("values")).hasSize(100);
    assertThat(completion.get("total").intValue()).isEqualTo(150);
    assertThat(completion.get("hasMore").booleanValue()).isTrue();
  }

  @Test
  void aVariableWithoutACompleterHasNoSuggestions() {
    assertThat(complete("{'name':'rest','value':''}").get("values")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'ref':{'type':'ref/prompt','name':'p'},'argument':{'name':'id','value':''}}",
        "{'ref':{'type':'ref/resource','uri':'x://other'},'argument':{'name':'id','value':''}}",
        "{'ref':{'type':'ref/resource','uri':'x://{place}/{id}/{rest}'}}",
        "{'ref':{'type':'ref/resource','uri':'x://{place}/{id}/{rest}'},'argument':{'name':'no','value':''}}",
        "{'ref':{'type':'ref/resource','uri':'x://{place}/{id}/{rest}'},'argument':{'name':'id','value':1}}",
        "{'ref':{'type':'ref/resource','uri':'x://{place}/{id}/{rest}'},'argument':{'name':'id','value':''},'context':{'arguments':[]}}",
        "{'ref':{'type':'ref/resource','uri':'x://{place}/{id}/{rest}'},'argument':{'name':'id','value':''},'context':{'arguments':{'a':1}}}"
      })
  void whatCannotBeCompletedIsAnInvalidParameter(String params) {
    assertThat(asking.error("completion/complete", params)).isEqualTo(-32602);
  }

  private JsonNode complete(String argument) {
    String params =
        "{'ref':{'type':'ref/resource','uri':'x://{place}/{id}/{rest}'},'argument':"
            + argument
            + "}";
    return asking.result("completion/complete", params).get("completion");
  }

  private static McpServer<String> server() {
    ResourceTemplate<String> template =
        ResourceTemplate.<String>of("x://{place}/{id}/{rest}", "thing", (_, _, _) -> List.of())
            .completing("id", (typed, others) -> List.of(others.get("place") + "-" + typed))
            .completing(
                "place", (_, _) -> IntStream.range(0, 150).mapToObj(Integer::toString).toList());
    return McpServer.<String>named(Implementation.of("s", "1")).template(template).build();
  }
}
