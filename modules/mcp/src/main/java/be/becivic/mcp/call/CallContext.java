package be.becivic.mcp.call;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * What a handler may know of the call it serves.
 *
 * @param attribute what the binding was given for this call, such as the client's address
 * @param progressToken what the client would like to hear progress under; nobody has to tell
 */
public record CallContext<A>(A attribute, CallTerms terms, Optional<JsonNode> progressToken) {

  public ProtocolRevision revision() {
    return terms.revision();
  }

  public Optional<Implementation> client() {
    return terms.client();
  }

  /** Says nothing a client sent. */
  @Override
  public String toString() {
    return "CallContext[" + revision() + "]";
  }
}
