package be.becivic.simulation.trial;

import be.becivic.simulation.population.Gang;

/**
 * What a party spends: networks, and the lines they are on.
 *
 * @param lines of IPv6; none for IPv4 addresses, each in a block of its own
 */
public record Rung(int networks, int lines) {

  static Rung ofAddresses(int networks) {
    return new Rung(networks, 0);
  }

  Gang gang(int number) {
    return lines == 0 ? Gang.ofAddresses(number, networks) : Gang.ofLines(number, lines, networks);
  }
}
