package be.becivic.ner.internal.lexicon;

import be.becivic.ner.internal.lexicon.Dictionary.Familiarity;

/**
 * What one language knows about one token.
 *
 * @param names the name lists it stands on, as bits of {@link Lists}
 * @param cues what it says about its neighbours, as bits of {@link Cue}
 * @param spelling how much it is spelled like a name, see {@link Spelling#level}
 * @param commonElsewhere whether it is an everyday word of another language
 */
record Facts(int names, int cues, int spelling, Familiarity familiarity, boolean commonElsewhere) {
  static final Facts NONE = new Facts(0, 0, 0, Familiarity.STRANGE, false);

  Facts withoutNames() {
    return new Facts(0, cues, spelling, familiarity, commonElsewhere);
  }
}
