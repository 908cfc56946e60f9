package be.becivic.intake.setup;

/** Tells texts that may be shown from those a person has to read first. */
@FunctionalInterface
public interface VoteTexts {

  /** Whether the text names a person. */
  boolean nameAPerson(String text);
}
