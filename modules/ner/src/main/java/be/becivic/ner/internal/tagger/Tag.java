package be.becivic.ner.internal.tagger;

/** The place of a token relative to a person's name. */
public enum Tag {
  OUTSIDE,
  BEGIN,
  INSIDE;

  static final int COUNT = 3;

  public boolean isPerson() {
    return this != OUTSIDE;
  }
}
