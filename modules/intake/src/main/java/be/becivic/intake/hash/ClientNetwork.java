package be.becivic.intake.hash;

import java.util.Arrays;

/** The network a submission came from, known only to be hashed; it never prints itself. */
public final class ClientNetwork {
  private final byte[] network;

  private ClientNetwork(byte[] network) {
    this.network = network;
  }

  public static ClientNetwork of(byte[] network) {
    return new ClientNetwork(network.clone());
  }

  byte[] network() {
    return network.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ClientNetwork that && Arrays.equals(network, that.network);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(network);
  }

  @Override
  public String toString() {
    return "ClientNetwork";
  }
}
