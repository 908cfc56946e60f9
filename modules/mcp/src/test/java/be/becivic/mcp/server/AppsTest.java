package be.becivic.mcp.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.mcp.app.AppPage;
import be.becivic.mcp.app.AppUse;
import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.mcp.tool.ToolSchema;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Pages in the conversation: {@code io.modelcontextprotocol/ui}. */
class AppsTest {
  private static final String PAGE = "ui://example/page";
  private static final McpServer<String> SERVER =
      McpServer.<String>named(Implementation.of("s", "1"))
          .app(new AppPage(PAGE, "page", "A page", "<!doctype html><title>x</title>"))
          .tool(
              Tool.<String>of("show", "Shows", ToolSchema.NOTHING, (_, _) -> secret())
                  .using(AppUse.shownIn(PAGE)))
          .tool(
              Tool.<String>of(
                      "decide", "Decides", ToolSchema.NOTHING, (_, _) -> ToolResult.text("decided"))
                  .using(AppUse.calledBy(PAGE)))
          .build();

  private final Asking knowing = new Asking(SERVER, terms(true));
  private final Asking unknowing = new Asking(SERVER, terms(false));

  @Test
  void theServerSaysThatItHasPages() {
    assertThat(
            knowing
                .result("server/discover", "{}")
                .at("/capabilities/extensions/io.modelcontextprotocol~1ui")
                .isObject())
        .isTrue();
  }

  @Test
  void aToolNamesThePageThatShowsItsResults() {
    var tool = knowing.result("tools/list", "{}").at("/tools/0/_meta/ui");
    assertThat(tool.toString())
        .isEqualTo("{\"resourceUri\":\"" + PAGE + "\",\"visibility\":[\"model\",\"app\"]}");
  }

  @Test
  void aToolOfAPageIsMarkedAndKeptFromClientsThatKnowNoPages() {
    assertThat(knowing.result("tools/list", "{}").at("/tools/1/_meta/ui/visibility").toString())
        .isEqualTo("[\"app\"]");
    assertThat(unknowing.result("tools/list", "{}").get("tools")).hasSize(1);
    assertThat(unknowing.error("tools/call", "{'name':'decide'}")).isEqualTo(-32602);
    assertThat(knowing.result("tools/call", "{'name':'decide'}").toString()).contains("decided");
  }

  @Test
  void aPageMayLoadNothing() {
    var contents = knowing.result("resources/read", "{'uri':'" + PAGE + "'}").at("/contents/0");
    assertThat(contents.path("mimeType").stringValue()).isEqualTo("text/html;profile=mcp-app");
    assertThat(contents.at("/_meta/ui/csp/connectDomains")).isEmpty();
    assertThat(contents.at("/_meta/ui/csp/resourceDomains")).isEmpty();
  }

  @Test
  void whatOnlyThePageMayKnowIsBesideWhatTheModelReads() {
    var result = knowing.result("tools/call", "{'name':'show'}");
    assertThat(result.at("/_meta/nonce").stringValue()).isEqualTo("n");
    assertThat(result.path("content").toString()).doesNotContain("nonce");
  }

  private static ToolResult secret() {
    return ToolResult.text("shown").noting(JsonNodeFactory.instance.objectNode().put("nonce", "n"));
  }

  private static CallTerms terms(boolean showsApps) {
    String text =
        showsApps
            ? "{\"extensions\":{\"io.modelcontextprotocol/ui\":"
                + "{\"mimeTypes\":[\"text/html;profile=mcp-app\"]}}}"
            : "{\"extensions\":{\"io.modelcontextprotocol/ui\":{\"mimeTypes\":[\"text/plain\"]}}}";
    ObjectNode capabilities = new JsonMapper().readTree(text).asObject();
    return new CallTerms(ProtocolRevision.V2026_07_28, Optional.empty(), capabilities);
  }
}
