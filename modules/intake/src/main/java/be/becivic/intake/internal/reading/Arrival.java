package be.becivic.intake.internal.reading;

import be.becivic.intake.hash.ClientNetwork;
import java.time.Instant;

/** Where from and when something was handed in. */
public record Arrival(ClientNetwork origin, Instant at) {}
