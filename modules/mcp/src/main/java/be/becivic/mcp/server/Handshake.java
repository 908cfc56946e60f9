package be.becivic.mcp.server;

import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.jsonrpc.Reply;
import java.util.Optional;

/**
 * The end of an {@code initialize}.
 *
 * @param terms those of the requests to come, for a binding that can tell who sends them; none
 *     where it failed
 */
public record Handshake(Reply reply, Optional<CallTerms> terms) {}
