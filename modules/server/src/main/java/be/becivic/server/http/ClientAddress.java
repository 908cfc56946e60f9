package be.becivic.server.http;

import java.net.InetAddress;
import java.util.Arrays;

/** Where a request came from: something to key limits by, never something to show. */
public final class ClientAddress {
  private static final int IPV4_BYTES = 4;
  private static final byte LOOPBACK = 127;
  private static final int IPV6_NETWORK_BYTES = 8;

  private final byte[] network;

  private ClientAddress(byte[] network) {
    this.network = network;
  }

  public static ClientAddress of(InetAddress address) {
    byte[] bytes = address.getAddress();
    return new ClientAddress(
        bytes.length == IPV4_BYTES ? bytes : Arrays.copyOf(bytes, IPV6_NETWORK_BYTES));
  }

  /** The IPv4 address in four bytes, or the IPv6 network (/64) in eight. */
  public byte[] network() {
    return network.clone();
  }

  /** Whether it is this machine, as far as that can be told from the network. */
  public boolean isLocal() {
    return network.length == IPV4_BYTES
        ? network[0] == LOOPBACK
        : Arrays.equals(network, new byte[IPV6_NETWORK_BYTES]);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ClientAddress that && Arrays.equals(network, that.network);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(network);
  }

  @Override
  public String toString() {
    return "ClientAddress";
  }
}
