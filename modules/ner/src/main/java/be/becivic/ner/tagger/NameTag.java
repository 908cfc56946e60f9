package be.becivic.ner.tagger;

/** The place of a token relative to a person's name. */
public enum NameTag {
  OUTSIDE,
  BEGIN,
  INSIDE;

  static final int COUNT = 3;

  public boolean isPerson() {
    return this != OUTSIDE;
  }
}
