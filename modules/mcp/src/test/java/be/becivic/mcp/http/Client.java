package be.becivic.mcp.http;

import be.becivic.mcp.example.ExampleServer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Puts requests together and hands them to a binding. Bodies may be written with single quotes. */
final class Client {
  static final int MAX_BODY = 10_000;
  static final String META =
      """
      '_meta':{'io.modelcontextprotocol/protocolVersion':'2026-07-28',\
      'io.modelcontextprotocol/clientInfo':{'name':'c','version':'1'},\
      'io.modelcontextprotocol/clientCapabilities':{}}\
      """;

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final HttpBinding<String> EXAMPLE =
      new HttpBinding<>(ExampleServer.build(), Set.of("https://becivic.example"), MAX_BODY);

  private final Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private String method = "POST";

  private Client() {
    with("Content-Type", "application/json");
    with("Accept", "application/json, text/event-stream");
  }

  static Client plain() {
    return new Client();
  }

  /** A client of an older revision, past its handshake. */
  static Client of(String version) {
    return new Client().with("MCP-Protocol-Version", version);
  }

  /** A client of the stateless revision, with the headers for a method. */
  static Client calling(String rpcMethod) {
    return of("2026-07-28").with("Mcp-Method", rpcMethod);
  }

  Client with(String name, String... values) {
    headers.put(name, List.of(values));
    return this;
  }

  Client without(String name) {
    headers.remove(name);
    return this;
  }

  Client using(String httpMethod) {
    method = httpMethod;
    return this;
  }

  Answer send(String body) {
    return send(body.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  Answer send(byte[] body) {
    HttpHeaders lookUp = name -> headers.getOrDefault(name, List.of());
    return new Answer(EXAMPLE.handle(new HttpRequest(method, lookUp, body), "somebody"));
  }

  /** Sends a request with these members beside the usual ones of {@code params}. */
  Answer ask(String rpcMethod, String members) {
    String more = members.isEmpty() ? "" : "," + members;
    return send(
        "{'jsonrpc':'2.0','id':1,'method':'" + rpcMethod + "','params':{" + META + more + "}}");
  }

  /** What came back. */
  record Answer(HttpAnswer http) {
    int status() {
      return http.status();
    }

    String text() {
      return new String(http.body(), StandardCharsets.UTF_8);
    }

    JsonNode json() {
      return MAPPER.readTree(http.body());
    }

    /** The status, and the code of the error or 0. */
    String verdict() {
      return status() + " " + json().at("/error/code").intValue(0);
    }
  }
}
