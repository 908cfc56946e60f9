package be.becivic.simulation.trial;

/** What of a procedure a party is after. */
public enum Subject {
  /** A value of the catalogue. */
  FIGURE,
  /** A sentence of the text itself, which moves by commits. */
  PASSAGE
}
