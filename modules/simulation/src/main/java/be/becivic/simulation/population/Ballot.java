package be.becivic.simulation.population;

import be.becivic.simulation.world.NetworkAddress;

/** A vote from a network on a text by its version, which no party casts twice. */
record Ballot(NetworkAddress from, String version) {}
