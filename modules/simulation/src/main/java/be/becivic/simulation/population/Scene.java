package be.becivic.simulation.population;

import be.becivic.simulation.world.SimulatedServer;
import java.util.random.RandomGenerator;

/** What everybody meets on one server. */
public record Scene(
    SimulatedServer server, Procedures procedures, Truths truths, RandomGenerator random) {}
