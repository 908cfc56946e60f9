package be.becivic.browser;

import be.becivic.harness.HarnessServer;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.ClientChannel;
import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.jsonrpc.Message.Request;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.jsonrpc.RequestId;
import be.becivic.mcp.server.McpServer;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Page;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A client that shows apps: it puts a tool's page into a frame and passes on what the page asks.
 */
final class AppHost {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String APPS =
      "{\"extensions\":{\"io.modelcontextprotocol/ui\":"
          + "{\"mimeTypes\":[\"text/html;profile=mcp-app\"]}}}";
  private static final String HOST =
      """
      <!doctype html><html lang="en"><head><title>A client</title></head><body>
      <iframe id="app" title="app" sandbox="allow-scripts" style="width:100%;height:900px"></iframe>
      <script>
      const frame = document.getElementById("app");
      window.addEventListener("message", async (event) => {
        if (event.source !== frame.contentWindow) return;
        const message = event.data;
        const send = (rest) => frame.contentWindow.postMessage({ jsonrpc: "2.0", ...rest }, "*");
        if (message.method === "ui/initialize") {
          send({ id: message.id, result: { protocolVersion: "2026-01-26", hostCapabilities: {},
            hostInfo: { name: "host", version: "1" }, hostContext: {} } });
        } else if (message.method === "ui/notifications/initialized") {
          send({ method: "ui/notifications/tool-result", params: JSON.parse(await window.shown()) });
        } else if (message.method === "tools/call") {
          const params = message.params;
          send({ id: message.id,
            result: JSON.parse(await window.callTool(params.name, JSON.stringify(params.arguments))) });
        }
      });
      window.page().then((html) => { frame.srcdoc = html; });
      </script></body></html>
      """;

  private final McpServer<LocalClient> server;

  AppHost(HarnessParts parts) {
    this.server = HarnessServer.of(parts, "1");
  }

  JsonNode call(String tool, String arguments) {
    ObjectNode params = MAPPER.createObjectNode().put("name", tool);
    params.set("arguments", MAPPER.readTree(arguments.replace('\'', '"')));
    return ask("tools/call", params);
  }

  /** Shows what a call came to in the page that belongs to the tool. */
  FrameLocator show(Page browser, String uri, JsonNode result) {
    JsonNode page = ask("resources/read", MAPPER.createObjectNode().put("uri", uri));
    String html = page.at("/contents/0/text").stringValue();
    browser.exposeFunction("page", _ -> html);
    browser.exposeFunction("shown", _ -> result.toString());
    browser.exposeFunction(
        "callTool", given -> call((String) given[0], (String) given[1]).toString());
    browser.setContent(HOST);
    return browser.frameLocator("#app");
  }

  private JsonNode ask(String method, ObjectNode params) {
    var terms =
        new CallTerms(
            ProtocolRevision.V2026_07_28,
            Optional.of(Implementation.of("browser", "1")),
            MAPPER.readTree(APPS).asObject());
    var id = new RequestId(JsonNodeFactory.instance.numberNode(1));
    Reply reply =
        server.answer(
            new Request(id, method, params), terms, LocalClient.THE_CLIENT, ClientChannel.NONE);
    return switch (reply) {
      case Reply.Success(ObjectNode result) -> MAPPER.readTree(result.toString());
      case Reply.Failure failure -> throw new AssertionError(failure.error().message());
    };
  }
}
