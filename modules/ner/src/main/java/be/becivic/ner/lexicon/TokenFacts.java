package be.becivic.ner.lexicon;

import be.becivic.ner.lexicon.Dictionary.Familiarity;

/**
 * What one language knows about one token.
 *
 * @param names the name lists it stands on, as bits of {@link WordLists}
 * @param cues what it says about its neighbours, as bits of {@link Cue}
 * @param spelling how much it is spelled like a name, see {@link Spelling#level}
 * @param commonElsewhere whether it is an everyday word of another language
 * @param kind whether a hyphen makes it a kind of what its last part says
 */
record TokenFacts(
    int names,
    int cues,
    int spelling,
    Familiarity familiarity,
    boolean commonElsewhere,
    boolean kind) {
  static final TokenFacts NONE = new TokenFacts(0, 0, 0, Familiarity.STRANGE, false, false);

  TokenFacts withoutNames() {
    return new TokenFacts(0, cues, spelling, familiarity, commonElsewhere, kind);
  }
}
