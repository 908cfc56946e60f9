package be.becivic.intake.setup;

import be.becivic.protocol.lifecycle.PrefixWidths;

/**
 * How networks are told apart and what they may take up.
 *
 * @param prefixes how much of an address speaks with one voice
 * @param prefixFactor how many times the limits of one network hold for all those of a prefix
 * @param beforeMaintainer how many proposals of one prefix a maintainer has to decide about at most
 */
public record NetworkSettings(
    PrefixWidths prefixes, int prefixFactor, int beforeMaintainer, SharedNetworks shared) {}
