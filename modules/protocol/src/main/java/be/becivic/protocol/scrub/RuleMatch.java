package be.becivic.protocol.scrub;

/** Where in a text a rule fired; the whole of it when the rule could not be tried. */
record RuleMatch(int start, int end) {

  /** The same place of a text that was read from its end. */
  RuleMatch turned(String text) {
    return new RuleMatch(text.length() - end, text.length() - start);
  }
}
