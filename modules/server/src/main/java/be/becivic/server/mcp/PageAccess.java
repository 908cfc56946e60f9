package be.becivic.server.mcp;

import be.becivic.mcp.http.AllowedOrigins;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import java.util.Optional;

/** Lets browsers hand answers to the pages that may call. */
record PageAccess(AllowedOrigins origins) {
  private static final String ALLOW = "POST, OPTIONS";
  private static final String HEADERS =
      "Accept, Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id,"
          + " Last-Event-ID";

  Response share(Request request, Response response) {
    Response varied = response.withHeader("Vary", "Origin");
    return origin(request)
        .map(origin -> varied.withHeader("Access-Control-Allow-Origin", origin))
        .orElse(varied);
  }

  /** What a browser asks before its page may call. */
  Response preflight(Request request) {
    Response answer = share(request, Response.empty(204)).withHeader("Allow", ALLOW);
    return origin(request).isEmpty()
        ? answer
        : answer
            .withHeader("Access-Control-Allow-Methods", "POST")
            .withHeader("Access-Control-Allow-Headers", HEADERS)
            .withHeader("Access-Control-Max-Age", "86400");
  }

  private Optional<String> origin(Request request) {
    return request.headers().find("Origin").filter(origins::has);
  }
}
