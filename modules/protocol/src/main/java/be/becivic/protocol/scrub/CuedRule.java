package be.becivic.protocol.scrub;

/**
 * A checked rule and the marks of words of which a text must have one.
 *
 * @param cues the marks of what a match begins with; none where it may begin with anything
 * @param also the marks of what a text must have besides; none where it needs nothing
 */
record CuedRule(CompiledRule rule, long cues, long also) {

  /** Whether only digits that stand together can make it fire. */
  boolean needsDigitsTogether() {
    return rule.digitsTogether() > 0;
  }

  boolean admits(long marks) {
    return (cues == 0 || (marks & cues) != 0) && (also == 0 || (marks & also) != 0);
  }
}
