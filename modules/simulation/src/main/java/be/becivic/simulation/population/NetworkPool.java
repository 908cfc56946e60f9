package be.becivic.simulation.population;

import be.becivic.simulation.world.NetworkAddress;
import java.util.random.RandomGenerator;

/** Where honest agents sit. */
final class NetworkPool {
  private static final int HOUSEHOLDS = 0x5000_0000;
  private static final int HOW_MANY = 1 << 20;
  private static final int HOSTED = 0x3000_0000;
  private static final int EXITS = 4;
  private static final int APART = 1 << 8;

  private final RandomGenerator random;

  NetworkPool(RandomGenerator random) {
    this.random = random;
  }

  /** One of many, seldom the same twice. */
  NetworkAddress household() {
    return NetworkAddress.ipv4(HOUSEHOLDS + random.nextInt(HOW_MANY));
  }

  /** One of the few through which a hosted client reaches the world. */
  NetworkAddress hosted() {
    return NetworkAddress.ipv4(HOSTED + APART * random.nextInt(EXITS));
  }
}
