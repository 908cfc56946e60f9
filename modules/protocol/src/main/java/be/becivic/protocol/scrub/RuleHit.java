package be.becivic.protocol.scrub;

/** A rule, the reading of a text it fired on, and where. */
record RuleHit(ScrubRule rule, String reading, RuleMatch place) {}
