package be.becivic.mcp.server;

import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.jsonrpc.CheckedRequest;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Message.Request;
import be.becivic.mcp.jsonrpc.RpcError;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a request says of itself under {@code _meta}. */
public final class Metadata {
  static final String SERVER_INFO = "io.modelcontextprotocol/serverInfo";

  private static final String VERSION = "io.modelcontextprotocol/protocolVersion";
  private static final String CLIENT_INFO = "io.modelcontextprotocol/clientInfo";
  private static final String CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

  /** A version is named in the answer that refuses it, so it has to look like one. */
  private static final Pattern NAME_OF_VERSION = Pattern.compile("[A-Za-z0-9._-]{1,32}");

  private final JsonNode meta;

  private Metadata(JsonNode meta) {
    this.meta = meta;
  }

  public static Metadata of(Request request) {
    return new Metadata(request.params().path("_meta"));
  }

  /** The protocol version, whatever it is. */
  public Optional<JsonNode> findVersion() {
    return Optional.ofNullable(meta.get(VERSION));
  }

  /** The terms of a request in that revision, which it brings itself if the revision says so. */
  public CheckedRequest<CallTerms> terms(ProtocolRevision revision) {
    if (!revision.isStateless()) {
      return CheckedRequest.fine(CallTerms.of(revision));
    }
    if (findVersion().isEmpty()) {
      return missing(VERSION);
    }
    if (!(meta.get(CAPABILITIES) instanceof ObjectNode capabilities)) {
      return missing(CAPABILITIES);
    }
    JsonNode info = meta.path(CLIENT_INFO);
    Optional<Implementation> client = Implementation.parse(info);
    if (client.isEmpty() && !info.isMissingNode()) {
      return CheckedRequest.wrong(
          ErrorKind.INVALID_META, CLIENT_INFO + " needs a name and a version");
    }
    return CheckedRequest.fine(new CallTerms(revision, client, capabilities));
  }

  Optional<JsonNode> findProgressToken() {
    return Optional.ofNullable(meta.get("progressToken"))
        .filter(token -> token.isString() || token.isIntegralNumber());
  }

  /** The revision of that name, or the error that lists those we speak. */
  public static CheckedRequest<ProtocolRevision> revision(String version) {
    return ProtocolRevision.parse(version)
        .map(CheckedRequest::fine)
        .orElseGet(() -> unsupported(version));
  }

  /** The answer to a request that lacks what a request of a stateless revision must say. */
  public static <T> CheckedRequest<T> missingVersion() {
    return missing(VERSION);
  }

  private static CheckedRequest<ProtocolRevision> unsupported(String version) {
    if (!NAME_OF_VERSION.matcher(version).matches()) {
      return CheckedRequest.wrong(ErrorKind.INVALID_META, "That is no protocol version");
    }
    ObjectNode data = JsonNodeFactory.instance.objectNode();
    ProtocolRevision.supported().forEach(data.putArray("supported")::add);
    data.put("requested", version);
    String message = "Unsupported protocol version";
    return new CheckedRequest.Wrong<>(RpcError.of(ErrorKind.UNSUPPORTED_VERSION, message, data));
  }

  private static <T> CheckedRequest<T> missing(String key) {
    return CheckedRequest.wrong(ErrorKind.INVALID_META, "The request's _meta lacks " + key);
  }
}
