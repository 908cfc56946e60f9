package be.becivic.ner.lexicon;

import java.util.Locale;

/**
 * A kind of word that says something about its neighbours; each has a section in the rule files.
 */
public enum Cue {
  TITLE,
  ROLE,
  KIN,
  STREET,
  INSTITUTION,
  MONTH,
  DEMONYM,
  PARTICLE,
  CONNECTOR,
  SPEECH,
  ADJECTIVE,
  LOCATIVE,
  OPENING,
  INSTRUCTION;

  public int bit() {
    return 1 << ordinal();
  }

  public boolean in(int cues) {
    return (cues & bit()) != 0;
  }

  static Cue of(String section) {
    return valueOf(section.toUpperCase(Locale.ROOT));
  }
}
