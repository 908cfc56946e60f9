package be.becivic.protocol.lifecycle;

import java.util.Arrays;

/**
 * How many leading bits of an address make the network prefix that speaks with one voice.
 *
 * @param ipv6 at most 64, since no more of an address is ever looked at
 */
public record PrefixWidths(int ipv4, int ipv6) {
  public static final PrefixWidths DEFAULTS = new PrefixWidths(32, 48);

  private static final int IPV4_BYTES = 4;

  public PrefixWidths {
    if (ipv4 < 1 || ipv4 > 32 || ipv6 < 1 || ipv6 > 64) {
      throw new IllegalArgumentException("a prefix has 1 to 32 bits, or 1 to 64 for IPv6");
    }
  }

  /** Whether other networks share the prefix of this one. */
  public boolean isShared(byte[] network) {
    return bits(network) < network.length * Byte.SIZE;
  }

  private int bits(byte[] network) {
    return network.length == IPV4_BYTES ? ipv4 : ipv6;
  }

  /** The prefix of an IPv4 address in four bytes or an IPv6 network in eight, the rest zeroed. */
  public byte[] cut(byte[] network) {
    int bits = bits(network);
    byte[] prefix = Arrays.copyOf(network, network.length);
    for (int i = 0; i < prefix.length; i++) {
      int kept = Math.clamp(bits - 8L * i, 0, 8);
      prefix[i] &= (byte) (0xFF << (8 - kept));
    }
    return prefix;
  }
}
