package be.becivic.protocol.scrub;

/** Where in a text a rule fired; the whole of it when the rule could not be tried. */
record RuleMatch(int start, int end) {}
