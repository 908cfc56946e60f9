package be.becivic.ner.internal.lexicon;

/** What a capitalised phrase names when it does not name a person. */
public enum Thing {
  NONE,
  COMMUNE,
  PLACE,
  NAMED_THING,
  SAINT
}
