package be.becivic.server.wiring;

import be.becivic.intake.setup.VoteTexts;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.RecogniserUnavailableException;
import be.becivic.protocol.disguise.DisguiseScreen;
import java.util.Optional;

/**
 * Asks the recogniser, and whether a number is given in disguise; what could not be looked at
 * counts as named.
 */
record PersonNames(PersonRecogniser recogniser) implements VoteTexts {

  @Override
  public boolean nameAPerson(String text) {
    try {
      return !DisguiseScreen.passes(text)
          || !recogniser.recognise(text, Optional.empty()).isEmpty();
    } catch (RecogniserUnavailableException _) {
      return true;
    }
  }
}
