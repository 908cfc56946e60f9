package be.becivic.library.reference;

import be.becivic.corpus.Corpus;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.region.Region;
import be.becivic.protocol.submission.Scope;
import be.becivic.protocol.submission.Submission;
import java.util.Optional;
import java.util.Set;

/** Checks what a concern says about its circumstances besides naming its target. */
final class ConcernCheck {
  private final Corpus corpus;

  ConcernCheck(Corpus corpus) {
    this.corpus = corpus;
  }

  Optional<Rejection> problem(Submission.Concern concern, Optional<Artefact> artefact) {
    return commune(concern)
        .or(() -> aspects(concern, artefact))
        .or(() -> specifier(concern))
        .or(() -> otherUid(concern))
        .map(pointer -> Rejection.at(ErrorCategory.CROSS_REF_FAIL, pointer));
  }

  private Optional<String> commune(Submission.Concern concern) {
    return concern
        .context()
        .commune()
        .filter(commune -> corpus.communes().find(commune).isEmpty())
        .map(_ -> "/context/commune");
  }

  /** Only a skill says whom it is for in aspects of its own. */
  private static Optional<String> aspects(Submission.Concern concern, Optional<Artefact> artefact) {
    if (!(artefact.orElse(null) instanceof Artefact.OfSkill(var skill, _, _))) {
      return Optional.empty();
    }
    Set<String> known =
        skill
            .frontmatter()
            .appliesTo()
            .map(aspects -> Set.copyOf(aspects.propertyNames()))
            .orElse(Set.of());
    return known.containsAll(concern.context().aspects())
        ? Optional.empty()
        : Optional.of("/context/applies_to_match");
  }

  private Optional<String> specifier(Submission.Concern concern) {
    return concern.scope().filter(scope -> !exists(scope)).map(_ -> "/content/specifier");
  }

  private boolean exists(Scope scope) {
    return switch (scope) {
      case Scope.OneCommune(String commune) -> corpus.communes().find(commune).isPresent();
      case Scope.OneRegion(String region) -> Region.parse(region).isPresent();
      case Scope.General _, Scope.OneRole _ -> true;
    };
  }

  /** The uid is said twice, and both times it is the same. */
  private static Optional<String> otherUid(Submission.Concern concern) {
    return concern
        .cited()
        .filter(uid -> !uid.toString().equals(concern.target().id()))
        .map(uid -> uid.kind() == Uid.Kind.REFERENCE ? "/content/ref_uid" : "/content/vv_uid");
  }
}
