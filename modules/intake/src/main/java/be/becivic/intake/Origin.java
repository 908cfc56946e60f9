package be.becivic.intake;

import java.util.Arrays;

/** The network a submission came from, known only to be hashed; it never prints itself. */
public final class Origin {
  private final byte[] network;

  private Origin(byte[] network) {
    this.network = network;
  }

  public static Origin of(byte[] network) {
    return new Origin(network.clone());
  }

  byte[] network() {
    return network.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Origin that && Arrays.equals(network, that.network);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(network);
  }

  @Override
  public String toString() {
    return "Origin";
  }
}
