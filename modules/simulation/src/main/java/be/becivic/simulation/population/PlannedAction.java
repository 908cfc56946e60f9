package be.becivic.simulation.population;

import java.time.Instant;

/** Something somebody does at a time. */
public record PlannedAction(Instant at, Runnable action) {}
