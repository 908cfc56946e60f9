package be.becivic.server.config;

import java.net.InetAddress;
import java.util.Optional;

/** A block of addresses, IPv4 or IPv6; a bare address is a block of one. */
public final class Cidr {
  private final byte[] address;
  private final int prefix;

  private Cidr(byte[] address, int prefix) {
    this.address = address;
    this.prefix = prefix;
  }

  public static Optional<Cidr> parse(String text) {
    int slash = text.indexOf('/');
    return IpLiteral.parse(slash < 0 ? text : text.substring(0, slash))
        .map(InetAddress::getAddress)
        .flatMap(
            bytes ->
                slash < 0
                    ? Optional.of(new Cidr(bytes, bytes.length * 8))
                    : block(bytes, text.substring(slash + 1)));
  }

  public byte[] address() {
    return address.clone();
  }

  /** How many leading bits all addresses of the block have in common. */
  public int prefix() {
    return prefix;
  }

  public boolean contains(InetAddress candidate) {
    byte[] bytes = candidate.getAddress();
    return bytes.length == address.length && sharedBits(bytes) >= prefix;
  }

  private static Optional<Cidr> block(byte[] bytes, String prefixText) {
    if (!prefixText.matches("\\d{1,3}")) {
      return Optional.empty();
    }
    int prefix = Integer.parseInt(prefixText);
    return prefix > bytes.length * 8 ? Optional.empty() : Optional.of(new Cidr(bytes, prefix));
  }

  private int sharedBits(byte[] bytes) {
    for (int i = 0; i < bytes.length; i++) {
      int difference = (bytes[i] ^ address[i]) & 0xff;
      if (difference != 0) {
        return i * 8 + Integer.numberOfLeadingZeros(difference) - 24;
      }
    }
    return bytes.length * 8;
  }
}
