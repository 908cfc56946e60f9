package be.becivic.library;

import be.becivic.library.reference.CohortAnchors;
import be.becivic.library.reference.CrossReferences;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.FeedbackType;
import tools.jackson.databind.JsonNode;

/** Finds what submissions refer to, as it stands within one transaction. */
public final class ReferenceResolver {
  private final CrossReferences references;

  ReferenceResolver(CrossReferences references) {
    this.references = references;
  }

  /** As {@link Library#cross}. */
  public Outcome<ResolvedReferences> cross(FeedbackType type, JsonNode document) {
    return references
        .check(type, document)
        .map(
            artefact ->
                new ResolvedReferences(artefact, CohortAnchors.of(type, document, artefact)));
  }
}
