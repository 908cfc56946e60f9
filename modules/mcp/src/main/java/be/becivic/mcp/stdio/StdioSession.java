package be.becivic.mcp.stdio;

import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.ClientChannel;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.jsonrpc.CheckedRequest;
import be.becivic.mcp.jsonrpc.Message.Request;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.jsonrpc.RpcError;
import be.becivic.mcp.server.Handshake;
import be.becivic.mcp.server.McpServer;
import be.becivic.mcp.server.Metadata;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import tools.jackson.databind.JsonNode;

/** What one client and the server have agreed on, and what that makes of its requests. */
final class StdioSession<A> {
  private final McpServer<A> server;
  private final A attribute;
  private final AtomicReference<Optional<CallTerms>> agreed =
      new AtomicReference<>(Optional.empty());

  StdioSession(McpServer<A> server, A attribute) {
    this.server = server;
    this.attribute = attribute;
  }

  /** Whether what follows depends on the request, so that it must be answered first. */
  boolean isOpening(Request request) {
    return request.method().equals(McpServer.INITIALIZE)
        && Metadata.of(request).findVersion().isEmpty();
  }

  Reply answer(Request request, ClientChannel channel) {
    if (isOpening(request)) {
      Handshake handshake = server.initialize(request);
      handshake.terms().ifPresent(terms -> agreed.set(Optional.of(terms)));
      return handshake.reply();
    }
    return switch (terms(request)) {
      case CheckedRequest.Wrong<CallTerms>(RpcError error) -> new Reply.Failure(error);
      case CheckedRequest.Fine<CallTerms>(CallTerms terms) ->
          server.answer(request, terms, attribute, channel);
    };
  }

  private CheckedRequest<CallTerms> terms(Request request) {
    Metadata metadata = Metadata.of(request);
    Optional<JsonNode> said = metadata.findVersion();
    if (said.isPresent()) {
      return Metadata.revision(said.get().stringValue("")).then(metadata::terms);
    }
    if (agreed.get().isPresent()) {
      return CheckedRequest.fine(agreed.get().get());
    }
    // A client may ask for a sign of life before it opens a session.
    return request.method().equals(McpServer.PING)
        ? CheckedRequest.fine(CallTerms.of(ProtocolRevision.LATEST_WITH_HANDSHAKE))
        : Metadata.missingVersion();
  }
}
