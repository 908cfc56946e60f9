package be.becivic.ner;

import be.becivic.ner.result.PersonSpan;
import be.becivic.ner.text.ModelLanguage;
import java.util.List;
import java.util.Optional;

/** The room's one verb. */
@FunctionalInterface
public interface PersonRecogniser {

  /**
   * Marks every person named in the text, in order and without overlap.
   *
   * @param language what the writer says the text is in; absent, the recogniser works it out
   */
  List<PersonSpan> recognise(String text, Optional<ModelLanguage> language);
}
