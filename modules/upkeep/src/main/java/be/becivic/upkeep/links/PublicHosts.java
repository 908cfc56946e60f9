package be.becivic.upkeep.links;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.stream.Stream;

/** Keeps a redirect from leading the checker into the network it runs in. */
final class PublicHosts {
  private static final int UNIQUE_LOCAL = 0xFC;
  private static final int UNIQUE_LOCAL_BITS = 0xFE;
  private static final int V6_LENGTH = 16;

  private PublicHosts() {}

  static boolean isPublic(URI address) {
    try {
      return Stream.of(InetAddress.getAllByName(address.getHost()))
          .noneMatch(PublicHosts::isInside);
    } catch (UnknownHostException _) {
      return true;
    }
  }

  private static boolean isInside(InetAddress address) {
    byte[] bytes = address.getAddress();
    return address.isLoopbackAddress()
        || address.isAnyLocalAddress()
        || address.isLinkLocalAddress()
        || address.isSiteLocalAddress()
        || address.isMulticastAddress()
        || bytes.length == V6_LENGTH && (bytes[0] & UNIQUE_LOCAL_BITS) == UNIQUE_LOCAL;
  }
}
