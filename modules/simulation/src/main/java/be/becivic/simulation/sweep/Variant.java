package be.becivic.simulation.sweep;

import be.becivic.simulation.world.SimulatedSettings;

/**
 * Settings of which one differs from the default.
 *
 * @param name the setting and its value, as a server is given it
 */
public record Variant(String name, SimulatedSettings settings) {}
