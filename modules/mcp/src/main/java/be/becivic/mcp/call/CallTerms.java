package be.becivic.mcp.call;

import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a request is served under, whether it said so itself or a handshake did.
 *
 * @param client empty where the client did not say, or said it in a request we no longer know of
 * @param capabilities what the client can do, by capability
 */
public record CallTerms(
    ProtocolRevision revision, Optional<Implementation> client, ObjectNode capabilities) {

  public static CallTerms of(ProtocolRevision revision) {
    return new CallTerms(revision, Optional.empty(), JsonNodeFactory.instance.objectNode());
  }
}
