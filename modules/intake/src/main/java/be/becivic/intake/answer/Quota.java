package be.becivic.intake.answer;

import java.time.Duration;

/** How much of one limit is left for the address that asked. */
public record Quota(String policy, long limit, Duration window, long remaining, Duration reset) {}
