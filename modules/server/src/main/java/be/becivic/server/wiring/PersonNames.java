package be.becivic.server.wiring;

import be.becivic.intake.setup.VoteTexts;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.RecogniserUnavailableException;
import java.util.Optional;

/** Asks the recogniser; a text it could not look at counts as one that names somebody. */
record PersonNames(PersonRecogniser recogniser) implements VoteTexts {

  @Override
  public boolean nameAPerson(String text) {
    try {
      return !recogniser.recognise(text, Optional.empty()).isEmpty();
    } catch (RecogniserUnavailableException _) {
      return true;
    }
  }
}
