package be.becivic.simulation.population;

import be.becivic.protocol.lifecycle.PrefixWidths;
import be.becivic.simulation.world.NetworkAddress;
import java.util.ArrayList;
import java.util.List;

/** The networks one party has: the price of what it does. */
public record Gang(List<NetworkAddress> networks) {
  private static final int RENTED = 0x6000_0000;
  private static final int APART = 1 << 8;
  private static final int LARGEST = 1 << 7;

  public Gang {
    networks = List.copyOf(networks);
  }

  /**
   * IPv4 addresses, no two in one block.
   *
   * @param number of the party, whose addresses are nobody else's
   */
  public static Gang ofAddresses(int number, int count) {
    List<NetworkAddress> networks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      networks.add(NetworkAddress.ipv4(RENTED + APART * (LARGEST * number + i)));
    }
    return new Gang(networks);
  }

  /** Networks spread evenly over some IPv6 lines. */
  public static Gang ofLines(int number, int lines, int count) {
    List<NetworkAddress> networks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      networks.add(NetworkAddress.ipv6(1 + LARGEST * number + i % lines, i / lines));
    }
    return new Gang(networks);
  }

  public int prefixes(PrefixWidths widths) {
    return (int) networks.stream().map(each -> each.prefix(widths)).distinct().count();
  }

  /** Who writes: the others may vote. */
  NetworkAddress author() {
    return networks.getFirst();
  }
}
