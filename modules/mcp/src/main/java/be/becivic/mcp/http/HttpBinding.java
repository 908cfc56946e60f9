package be.becivic.mcp.http;

import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Incoming;
import be.becivic.mcp.jsonrpc.Message;
import be.becivic.mcp.jsonrpc.MessageReader;
import be.becivic.mcp.jsonrpc.MessageWriter;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.jsonrpc.RequestId;
import be.becivic.mcp.jsonrpc.RpcError;
import be.becivic.mcp.server.McpServer;
import java.util.Optional;
import java.util.Set;

/**
 * The endpoint of a server that keeps no session: every POST brings one message and takes its
 * answer away. Clients of all revisions share it.
 */
public final class HttpBinding<A> {
  private final RequestAdmission admission;
  private final RevisionHeaders<A> versions;
  private final int maxBody;

  /**
   * Makes an endpoint.
   *
   * @param origins the origins whose pages may call it, such as {@code https://example.org}, beside
   *     those of the browser's own machine
   */
  public HttpBinding(McpServer<A> server, Set<String> origins, int maxBody) {
    this.admission = new RequestAdmission(new AllowedOrigins(origins));
    this.versions = new RevisionHeaders<>(server);
    this.maxBody = maxBody;
  }

  public HttpAnswer handle(HttpRequest request, A attribute) {
    if (!admission.isOriginAllowed(request.headers())) {
      return refused(403, "This origin may not call");
    }
    if (!request.method().equals("POST")) {
      return HttpAnswer.onlyPost();
    }
    if (!admission.takesJson(request.headers())) {
      return refused(406, "Answers are application/json");
    }
    if (!admission.bringsJson(request.headers())) {
      return refused(415, "The body has to be application/json in UTF-8");
    }
    if (request.body().length > maxBody) {
      return refused(413, "The body is too large");
    }
    return switch (MessageReader.read(request.body())) {
      case Incoming.Malformed(Optional<RequestId> id, RpcError error) ->
          json(400, id, new Reply.Failure(error));
      case Incoming.Readable(Message message) ->
          answer(message, new HeaderValues(request.headers()), attribute);
    };
  }

  private HttpAnswer answer(Message message, HeaderValues headers, A attribute) {
    return switch (message) {
      case Message.Request call -> {
        ServedRequest served = versions.serve(call, headers, attribute);
        yield json(status(served), Optional.of(call.id()), served.reply());
      }
      case Message.Notification _, Message.Response _ ->
          versions
              .objection(headers)
              .map(error -> json(400, Optional.empty(), new Reply.Failure(error)))
              .orElseGet(() -> HttpAnswer.empty(202));
    };
  }

  /** A method's own errors come with status 200, as results do; older revisions know no other. */
  private static int status(ServedRequest served) {
    if (!(served.reply() instanceof Reply.Failure(RpcError error))) {
      return 200;
    }
    boolean stateless = served.revision().filter(ProtocolRevision::isStateless).isPresent();
    return switch (error.kind()) {
      case PARSE_ERROR, INVALID_REQUEST, INVALID_META -> 400;
      case HEADER_MISMATCH, MISSING_CLIENT_CAPABILITY, UNSUPPORTED_VERSION -> 400;
      case METHOD_NOT_FOUND -> stateless ? 404 : 200;
      case INVALID_PARAMS, RESOURCE_NOT_FOUND -> 200;
      case INTERNAL_ERROR -> 500;
    };
  }

  private static HttpAnswer refused(int status, String message) {
    return json(status, Optional.empty(), Reply.failure(ErrorKind.INVALID_REQUEST, message));
  }

  private static HttpAnswer json(int status, Optional<RequestId> id, Reply reply) {
    return HttpAnswer.json(status, MessageWriter.write(id, reply));
  }
}
