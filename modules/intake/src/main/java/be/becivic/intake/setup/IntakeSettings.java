package be.becivic.intake.setup;

import be.becivic.protocol.lifecycle.PrefixWidths;
import java.time.Duration;

/**
 * The numbers an intake goes by.
 *
 * @param stagingWindow how long a submission can be cancelled
 * @param prefixes how much of an address speaks with one voice
 * @param beforeMaintainer how many things of one network prefix a maintainer has to decide about at
 *     most
 */
public record IntakeSettings(
    LimitSettings limits, Duration stagingWindow, PrefixWidths prefixes, int beforeMaintainer) {}
