package be.becivic.intake.hash;

import java.util.Arrays;

/** Networks whose addresses begin alike. */
public final class NetworkRange {
  private static final int IPV4_BYTES = 4;

  /** No more of an IPv6 address is ever looked at. */
  private static final int IPV6_BYTES = 8;

  private final byte[] begin;
  private final int bits;

  private NetworkRange(byte[] begin, int bits) {
    this.begin = begin;
    this.bits = bits;
  }

  /**
   * The range of an address in four or sixteen bytes.
   *
   * @param bits how many of its leading bits all addresses of the range have
   */
  public static NetworkRange of(byte[] address, int bits) {
    int bytes = address.length == IPV4_BYTES ? IPV4_BYTES : IPV6_BYTES;
    return new NetworkRange(Arrays.copyOf(address, bytes), Math.min(bits, bytes * Byte.SIZE));
  }

  public boolean contains(ClientNetwork origin) {
    byte[] network = origin.network();
    if (network.length != begin.length) {
      return false;
    }
    for (int i = 0; i < bits; i++) {
      int mask = 0x80 >> i % Byte.SIZE;
      if (((network[i / Byte.SIZE] ^ begin[i / Byte.SIZE]) & mask) != 0) {
        return false;
      }
    }
    return true;
  }
}
