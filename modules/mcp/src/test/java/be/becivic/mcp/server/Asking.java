package be.becivic.mcp.server;

import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.jsonrpc.Message.Request;
import be.becivic.mcp.jsonrpc.MessageWriter;
import be.becivic.mcp.jsonrpc.RequestId;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** Asks a server without a transport between. Parameters may be written with single quotes. */
final class Asking {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final RequestId ID = new RequestId(JsonNodeFactory.instance.numberNode(1));

  private final McpServer<String> server;
  private final CallTerms terms;

  Asking(McpServer<String> server, ProtocolRevision revision) {
    this(server, CallTerms.of(revision));
  }

  Asking(McpServer<String> server, CallTerms terms) {
    this.server = server;
    this.terms = terms;
  }

  /** The whole answer. */
  JsonNode ask(String method, String params) {
    var reply = server.answer(request(method, params), terms, "somebody");
    return MAPPER.readTree(MessageWriter.write(Optional.of(ID), reply));
  }

  /** The result, which there must be. */
  JsonNode result(String method, String params) {
    return ask(method, params).required("result");
  }

  /** The code of the error, which there must be. */
  int error(String method, String params) {
    return ask(method, params).required("error").required("code").intValue();
  }

  static Request request(String method, String params) {
    return new Request(ID, method, MAPPER.readTree(params.replace('\'', '"')).asObject());
  }
}
