package be.becivic.intake.setup;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.intake.hash.NetworkRange;
import java.util.List;

/**
 * Networks that many people are behind, such as those of hosted clients. They have larger limits,
 * and nobody there is banned for what somebody else did.
 *
 * @param factor how many times as much they may hand in
 */
public record SharedNetworks(List<NetworkRange> ranges, int factor) {
  public static final SharedNetworks NONE = new SharedNetworks(List.of(), 1);

  public SharedNetworks {
    ranges = List.copyOf(ranges);
  }

  public boolean contains(ClientNetwork origin) {
    return ranges.stream().anyMatch(range -> range.contains(origin));
  }

  /** How many times the limits of one network hold for this one. */
  public int factorFor(ClientNetwork origin) {
    return contains(origin) ? factor : 1;
  }
}
