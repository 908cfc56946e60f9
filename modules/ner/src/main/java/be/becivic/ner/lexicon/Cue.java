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
  /** What people do, and things seldom. */
  SPEECH,
  /** What only people do. */
  SAYING,
  ADJECTIVE,
  LOCATIVE,
  OPENING,
  INSTRUCTION,
  COURT,
  /** Whom something is done to: me, us, mir. */
  PRONOUN;

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
