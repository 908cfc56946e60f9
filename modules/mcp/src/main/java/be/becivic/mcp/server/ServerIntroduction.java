package be.becivic.mcp.server;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Reply;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How a server tells who it is: {@code server/discover}, and {@code initialize} before that. */
final class ServerIntroduction {
  private final Implementation self;
  private final ObjectNode capabilities;
  private final Optional<String> instructions;

  ServerIntroduction(Implementation self, ObjectNode capabilities, Optional<String> instructions) {
    this.self = self;
    this.capabilities = capabilities;
    this.instructions = instructions;
  }

  Reply discover(ObjectNode params, CallContext<?> context) {
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    ArrayNode versions = result.putArray("supportedVersions");
    ProtocolRevision.supported().forEach(versions::add);
    result.set("capabilities", capabilities);
    instructions.ifPresent(text -> result.put("instructions", text));
    return new Reply.Success(result);
  }

  Handshake initialize(ObjectNode params) {
    Optional<String> wanted = params.path("protocolVersion").stringValueOpt();
    Optional<Implementation> client = Implementation.parse(params.path("clientInfo"));
    if (wanted.isEmpty()
        || client.isEmpty()
        || !(params.get("capabilities") instanceof ObjectNode able)) {
      return new Handshake(
          Reply.failure(
              ErrorKind.INVALID_PARAMS,
              "initialize needs protocolVersion, capabilities and clientInfo"),
          Optional.empty());
    }
    ProtocolRevision agreed =
        ProtocolRevision.parse(wanted.get())
            .filter(revision -> !revision.isStateless())
            .orElse(ProtocolRevision.LATEST_WITH_HANDSHAKE);
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    result.put("protocolVersion", agreed.text()).set("capabilities", capabilities);
    result.set("serverInfo", self.json());
    instructions.ifPresent(text -> result.put("instructions", text));
    return new Handshake(
        new Reply.Success(result), Optional.of(new CallTerms(agreed, client, able)));
  }
}
