package be.becivic.ner.lexicon;

/** What a capitalised phrase names when it does not name a person. */
public enum ThingKind {
  NONE,
  COMMUNE,
  PLACE,
  NAMED_THING,
  SAINT
}
