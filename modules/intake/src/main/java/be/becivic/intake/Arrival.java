package be.becivic.intake;

import java.time.Instant;

/** Where from and when something was handed in. */
record Arrival(ClientNetwork origin, Instant at) {}
