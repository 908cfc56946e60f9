package be.becivic.mcp.call;

import be.becivic.mcp.input.GivenInput;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * What a handler may know of the call it serves.
 *
 * @param attribute what the binding was given for this call, such as the client's address
 * @param input what the person answered to an earlier attempt
 */
public record CallContext<A>(
    A attribute, CallTerms terms, GivenInput input, ClientChannel channel, Progress progress) {

  public static <A> CallContext<A> of(
      A attribute,
      CallTerms terms,
      GivenInput input,
      ClientChannel channel,
      Optional<JsonNode> progressToken) {
    return new CallContext<>(
        attribute, terms, input, channel, new Progress(channel, progressToken));
  }

  public ProtocolRevision revision() {
    return terms.revision();
  }

  public Optional<Implementation> client() {
    return terms.client();
  }

  /** Whether the person can be asked: the client shows forms, and there is a way to send one. */
  public boolean canAsk() {
    return terms.showsForms() && (revision().isStateless() || channel.isOpen());
  }

  public CallContext<A> with(GivenInput given) {
    return new CallContext<>(attribute, terms, given, channel, progress);
  }

  /** Says nothing a client sent. */
  @Override
  public String toString() {
    return "CallContext[" + revision() + "]";
  }
}
