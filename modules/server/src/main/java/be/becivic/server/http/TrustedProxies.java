package be.becivic.server.http;

import be.becivic.server.config.Cidr;
import be.becivic.server.config.IpLiteral;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/** Decides whom to believe about where a request came from. */
public final class TrustedProxies {
  private static final String FORWARDED_FOR = "X-Forwarded-For";
  private static final String FORWARDED_PROTO = "X-Forwarded-Proto";

  private final List<Cidr> blocks;

  public TrustedProxies(List<Cidr> blocks) {
    this.blocks = blocks;
  }

  boolean trusts(InetAddress address) {
    for (Cidr block : blocks) {
      if (block.contains(address)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The right-most hop that is not a trusted proxy; an unreadable hop ends the search before it.
   */
  public InetAddress client(InetAddress peer, RequestHeaders headers) {
    if (!trusts(peer)) {
      return peer;
    }
    InetAddress client = peer;
    for (String line : headers.list(FORWARDED_FOR).reversed()) {
      for (String hop : List.of(line.split(",", -1)).reversed()) {
        if (!trusts(client)) {
          return client;
        }
        Optional<InetAddress> address = parseHop(hop.strip());
        if (address.isEmpty()) {
          return client;
        }
        client = address.get();
      }
    }
    return client;
  }

  /** Whether the nearest proxy, if trusted, says that its client used https. */
  public boolean isSecure(InetAddress peer, RequestHeaders headers) {
    if (!trusts(peer)) {
      return false;
    }
    List<String> lines = headers.list(FORWARDED_PROTO);
    return !lines.isEmpty()
        && List.of(lines.getLast().split(",", -1)).getLast().strip().equalsIgnoreCase("https");
  }

  private static Optional<InetAddress> parseHop(String hop) {
    if (hop.startsWith("[")) {
      int bracket = hop.indexOf(']');
      return bracket > 0 && hop.substring(bracket + 1).matches("(:\\d{1,5})?")
          ? IpLiteral.parse(hop.substring(1, bracket))
          : Optional.empty();
    }
    int colon = hop.indexOf(':');
    boolean ipv4WithPort = colon > 0 && hop.substring(colon + 1).matches("\\d{1,5}");
    return IpLiteral.parse(ipv4WithPort ? hop.substring(0, colon) : hop);
  }
}
