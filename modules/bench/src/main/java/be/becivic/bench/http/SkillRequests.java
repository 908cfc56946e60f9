package be.becivic.bench.http;

import java.nio.charset.StandardCharsets;

/** Requests for the same skill: as a page, as JSON, and through a tool. */
public final class SkillRequests {
  public static final String SKILL = "nationality-application";
  static final String PAGE = "/skills/" + SKILL;

  private static final String CALL =
      """
      {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"read_skill",\
      "arguments":{"skill_id":"%s"},"_meta":{\
      "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
      "io.modelcontextprotocol/clientInfo":{"name":"becivic-bench","version":"1"},\
      "io.modelcontextprotocol/clientCapabilities":{}}}}\
      """
          .formatted(SKILL);

  private SkillRequests() {}

  /** The skill as people read it. */
  public static byte[] page() {
    return page(PAGE);
  }

  static byte[] page(String path) {
    return get(path, "text/html");
  }

  static byte[] twin() {
    return get("/api/skills/" + SKILL, "application/json");
  }

  static byte[] tool() {
    return request(
        """
        POST /mcp HTTP/1.1\r
        Host: 127.0.0.1\r
        Accept: application/json, text/event-stream\r
        Content-Type: application/json\r
        MCP-Protocol-Version: 2026-07-28\r
        Mcp-Method: tools/call\r
        Mcp-Name: read_skill\r
        Content-Length: %d\r
        \r
        %s\
        """
            .formatted(CALL.length(), CALL));
  }

  private static byte[] get(String path, String accept) {
    return request(
        """
        GET %s HTTP/1.1\r
        Host: 127.0.0.1\r
        Accept: %s\r
        \r
        """
            .formatted(path, accept));
  }

  private static byte[] request(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
