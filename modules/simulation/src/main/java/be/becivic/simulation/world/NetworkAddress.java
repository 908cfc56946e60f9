package be.becivic.simulation.world;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.protocol.lifecycle.PrefixWidths;
import java.nio.ByteBuffer;
import java.util.HexFormat;

/**
 * Where a simulated agent sits, as the listener hands it to the intake: an IPv4 address, or an IPv6
 * network of 64 bits.
 *
 * @param hex the bytes, four or eight of them
 */
public record NetworkAddress(String hex) {
  private static final long DOCUMENTATION = 0x2001_0db8L << 32;
  private static final int SUBNET_BITS = 16;

  /** One of the IPv4 addresses there are, by number. */
  public static NetworkAddress ipv4(int number) {
    return of(ByteBuffer.allocate(Integer.BYTES).putInt(number).array());
  }

  /** A network of 64 bits on an IPv6 line, which has a prefix of 48. */
  public static NetworkAddress ipv6(int line, int subnet) {
    long network = DOCUMENTATION | (long) line << SUBNET_BITS | subnet;
    return of(ByteBuffer.allocate(Long.BYTES).putLong(network).array());
  }

  private static NetworkAddress of(byte[] bytes) {
    return new NetworkAddress(HexFormat.of().formatHex(bytes));
  }

  ClientNetwork client() {
    return ClientNetwork.of(bytes());
  }

  /** What it speaks with under these widths. */
  public String prefix(PrefixWidths widths) {
    return HexFormat.of().formatHex(widths.cut(bytes()));
  }

  private byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }
}
