package be.becivic.intake.setup;

/** How much one address, and everyone together, may hand in. */
public record LimitSettings(
    long perDay,
    long validationsPerDay,
    long flagsPerDay,
    long burstPerHour,
    long globalPerHour,
    long validatePerDay,
    long rejectionsPerDay) {}
