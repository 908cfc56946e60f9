package be.becivic.intake.setup;

import java.time.Duration;

/**
 * The numbers an intake goes by.
 *
 * @param stagingWindow how long a submission can be cancelled
 */
public record IntakeSettings(
    LimitSettings limits, Duration stagingWindow, NetworkSettings networks) {}
