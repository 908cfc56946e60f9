package be.becivic.server.operation;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.protocol.operation.Arguments;

/**
 * What a handler gets to see of a request that was let in and understood.
 *
 * @param body as it was sent; empty for operations without one
 * @param isLocal whether it came from this machine
 * @param token what the caller showed; empty where everyone may ask
 */
public record Call(
    Arguments arguments, byte[] body, ClientNetwork network, boolean isLocal, String token) {

  /** Says nothing a client sent. */
  @Override
  public String toString() {
    return "Call";
  }
}
