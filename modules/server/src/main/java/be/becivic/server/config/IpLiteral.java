package be.becivic.server.config;

import java.net.InetAddress;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads an address that is written out in digits; never asks a name server. */
public final class IpLiteral {
  private static final Pattern DOTTED_QUAD = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}");
  private static final Pattern COLONS = Pattern.compile("[0-9A-Fa-f:.]{2,45}");

  private IpLiteral() {}

  /** An IPv6 address that maps an IPv4 one comes back as the IPv4 one. */
  public static Optional<InetAddress> parse(String text) {
    boolean plausible =
        text.indexOf(':') < 0
            ? DOTTED_QUAD.matcher(text).matches()
            : COLONS.matcher(text).matches();
    if (!plausible) {
      return Optional.empty();
    }
    try {
      return Optional.of(InetAddress.ofLiteral(text));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
