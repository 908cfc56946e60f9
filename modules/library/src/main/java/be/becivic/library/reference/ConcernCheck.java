package be.becivic.library.reference;

import be.becivic.corpus.Corpus;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.region.Region;
import be.becivic.protocol.submission.Scope;
import be.becivic.protocol.submission.Submission;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks what a concern says about its circumstances besides naming its target. */
final class ConcernCheck {
  private static final String SPECIFIER = "/content/specifier";
  private static final String COMMUNE =
      "a NIS code or a slug; /api/communes?q= and the tool find_commune find both";

  private final Corpus corpus;

  ConcernCheck(Corpus corpus) {
    this.corpus = corpus;
  }

  Optional<Rejection> problem(Submission.Concern concern, Optional<Artefact> artefact) {
    return commune(concern)
        .or(() -> aspects(concern, artefact))
        .or(() -> concern.scope().flatMap(this::specifier))
        .or(() -> otherUid(concern));
  }

  private Optional<Rejection> commune(Submission.Concern concern) {
    return concern
        .context()
        .commune()
        .filter(commune -> corpus.communes().find(commune).isEmpty())
        .map(_ -> refusal("/context/commune", COMMUNE, List.of()));
  }

  /** Only a skill says whom it is for in aspects of its own. */
  private static Optional<Rejection> aspects(
      Submission.Concern concern, Optional<Artefact> artefact) {
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
        : Optional.of(
            refusal(
                "/context/applies_to_match",
                known.isEmpty()
                    ? "leave it out: the skill's applies_to has no aspects"
                    : "only aspects that the skill's applies_to has",
                known.stream().sorted().toList()));
  }

  private Optional<Rejection> specifier(Scope scope) {
    return switch (scope) {
      case Scope.OneCommune(String commune) ->
          corpus.communes().find(commune).isPresent()
              ? Optional.empty()
              : Optional.of(refusal(SPECIFIER, COMMUNE, List.of()));
      case Scope.OneRegion(String region) ->
          Region.parse(region).isPresent()
              ? Optional.empty()
              : Optional.of(refusal(SPECIFIER, "the name of a region", Region.allNames()));
      case Scope.General _, Scope.OneRole _ -> Optional.empty();
    };
  }

  /** The uid is said twice, and both times it is the same. */
  private static Optional<Rejection> otherUid(Submission.Concern concern) {
    return concern
        .cited()
        .filter(uid -> !uid.toString().equals(concern.target().id()))
        .map(uid -> uid.kind() == Uid.Kind.REFERENCE ? "/content/ref_uid" : "/content/vv_uid")
        .map(pointer -> refusal(pointer, "the same uid as target_id", List.of()));
  }

  private static Rejection refusal(String pointer, String hint, List<String> allowed) {
    return Rejection.hinting(ErrorCategory.CROSS_REF_FAIL, pointer, hint, allowed);
  }
}
