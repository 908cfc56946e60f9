package be.becivic.library;

import be.becivic.library.cross.Anchors;
import be.becivic.library.cross.CrossReferences;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.FeedbackType;
import tools.jackson.databind.JsonNode;

/** Finds what submissions refer to, as it stands within one transaction. */
public final class Crossing {
  private final CrossReferences references;

  Crossing(CrossReferences references) {
    this.references = references;
  }

  /** As {@link Library#cross}. */
  public Outcome<Crossed> cross(FeedbackType type, JsonNode document) {
    return references
        .check(type, document)
        .map(artefact -> new Crossed(artefact, Anchors.of(type, document, artefact)));
  }
}
