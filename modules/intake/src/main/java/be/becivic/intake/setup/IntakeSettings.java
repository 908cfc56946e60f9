package be.becivic.intake.setup;

import be.becivic.protocol.lifecycle.PrefixWidths;
import java.time.Duration;

/**
 * The numbers an intake goes by.
 *
 * @param stagingWindow how long a submission can be cancelled
 * @param prefixes how much of an address speaks with one voice
 */
public record IntakeSettings(LimitSettings limits, Duration stagingWindow, PrefixWidths prefixes) {}
