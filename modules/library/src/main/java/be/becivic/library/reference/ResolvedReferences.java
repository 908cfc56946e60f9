package be.becivic.library.reference;

import be.becivic.library.artefact.Artefact;
import java.util.Optional;

/**
 * What a submission refers to.
 *
 * @param artefact what it is about; nothing where it proposes something new or is about no artefact
 * @param cohortAnchor the version it was written against, stamped onto its row (§6.2.3)
 */
public record ResolvedReferences(Optional<Artefact> artefact, Optional<String> cohortAnchor) {
  static final ResolvedReferences NONE = new ResolvedReferences(Optional.empty(), Optional.empty());
}
