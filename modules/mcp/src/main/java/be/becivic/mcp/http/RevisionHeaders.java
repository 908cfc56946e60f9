package be.becivic.mcp.http;

import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.jsonrpc.CheckedRequest;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Message.Request;
import be.becivic.mcp.jsonrpc.RpcError;
import be.becivic.mcp.server.McpServer;
import be.becivic.mcp.server.Metadata;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Finds out which revision a request speaks and holds its headers against its body. */
final class RevisionHeaders<A> {
  private static final String VERSION = "MCP-Protocol-Version";

  private final McpServer<A> server;

  RevisionHeaders(McpServer<A> server) {
    this.server = server;
  }

  ServedRequest serve(Request request, HeaderValues headers, A attribute) {
    Optional<JsonNode> said = Metadata.of(request).findVersion();
    if (said.isEmpty() && opensASession(request, headers)) {
      return new ServedRequest(server.initialize(request).reply(), Optional.empty());
    }
    CheckedRequest<CallTerms> checked =
        revision(said, headers).then(revision -> terms(request, headers, revision));
    return switch (checked) {
      case CheckedRequest.Wrong<CallTerms>(RpcError error) -> ServedRequest.turnedAway(error);
      case CheckedRequest.Fine<CallTerms>(CallTerms terms) ->
          new ServedRequest(
              server.answer(request, terms, attribute), Optional.of(terms.revision()));
    };
  }

  /** What is wrong with the version of a message that wants no answer. */
  Optional<RpcError> objection(HeaderValues headers) {
    return headers.has(VERSION)
            && revision(Optional.empty(), headers)
                instanceof CheckedRequest.Wrong<ProtocolRevision>(RpcError error)
        ? Optional.of(error)
        : Optional.empty();
  }

  /** The version is still to be agreed on then, so a header that names another says nothing. */
  private static boolean opensASession(Request request, HeaderValues headers) {
    return request.method().equals(McpServer.INITIALIZE)
        && headers
            .find(VERSION)
            .flatMap(ProtocolRevision::parse)
            .filter(ProtocolRevision::isStateless)
            .isEmpty();
  }

  private static CheckedRequest<ProtocolRevision> revision(
      Optional<JsonNode> said, HeaderValues headers) {
    Optional<String> header = headers.find(VERSION);
    if (header.isEmpty()) {
      return mismatch(
          "The header %s is missing or malformed; send the version agreed on, one of %s"
              .formatted(VERSION, String.join(", ", ProtocolRevision.supported())));
    }
    if (said.isPresent() && !said.get().stringValueOpt().equals(header)) {
      return mismatch("The header " + VERSION + " does not match the body");
    }
    return Metadata.revision(header.get());
  }

  private static CheckedRequest<CallTerms> terms(
      Request request, HeaderValues headers, ProtocolRevision revision) {
    if (revision.isStateless()) {
      if (!headers.find("Mcp-Method").equals(Optional.of(request.method()))) {
        return mismatch("The header Mcp-Method is missing or does not match the body");
      }
      Optional<String> name = name(request);
      if (name.isPresent() && !headers.findDecoded("Mcp-Name").equals(name)) {
        return mismatch("The header Mcp-Name is missing or does not match the body");
      }
    }
    return Metadata.of(request).terms(revision);
  }

  /** What the header {@code Mcp-Name} has to repeat. */
  private static Optional<String> name(Request request) {
    return switch (request.method()) {
      case "tools/call", "prompts/get" -> request.params().path("name").stringValueOpt();
      case "resources/read" -> request.params().path("uri").stringValueOpt();
      default -> Optional.empty();
    };
  }

  private static <T> CheckedRequest<T> mismatch(String message) {
    return CheckedRequest.wrong(ErrorKind.HEADER_MISMATCH, message);
  }
}
