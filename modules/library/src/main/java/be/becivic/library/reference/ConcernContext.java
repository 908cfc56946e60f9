package be.becivic.library.reference;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonFields;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.region.Region;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Checks what a concern says about its circumstances besides naming its target. */
final class ConcernContext {
  private final Corpus corpus;

  ConcernContext(Corpus corpus) {
    this.corpus = corpus;
  }

  Outcome<Optional<Artefact>> check(JsonFields document, Optional<Artefact> artefact) {
    JsonFields context = new JsonFields(document.object().path("context"));
    JsonFields content = new JsonFields(document.object().path("content"));
    return commune(context)
        .or(() -> aspects(context, artefact))
        .or(() -> specifier(content))
        .or(() -> sameUid(content, document))
        .map(pointer -> Rejection.at(ErrorCategory.CROSS_REF_FAIL, pointer))
        .<Outcome<Optional<Artefact>>>map(Outcome::refused)
        .orElseGet(() -> Outcome.ok(artefact));
  }

  private Optional<String> commune(JsonFields context) {
    return context
        .text("commune")
        .filter(commune -> corpus.communes().find(commune).isEmpty())
        .map(_ -> "/context/commune");
  }

  private static Optional<String> aspects(JsonFields context, Optional<Artefact> artefact) {
    Optional<JsonNode> match = context.find("applies_to_match").filter(JsonNode::isObject);
    if (match.isEmpty() || !(artefact.orElse(null) instanceof Artefact.OfSkill(var skill, _))) {
      return Optional.empty();
    }
    Set<String> known =
        skill
            .frontmatter()
            .appliesTo()
            .map(aspects -> Set.copyOf(aspects.propertyNames()))
            .orElse(Set.of());
    return known.containsAll(match.get().propertyNames())
        ? Optional.empty()
        : Optional.of("/context/applies_to_match");
  }

  private Optional<String> specifier(JsonFields content) {
    String said = content.text("specifier").orElse("");
    boolean resolves =
        switch (content.text("scope").orElse("")) {
          case "commune-specific" -> corpus.communes().find(said).isPresent();
          case "regional-specific" -> Region.parse(said).isPresent();
          default -> true;
        };
    return resolves ? Optional.empty() : Optional.of("/content/specifier");
  }

  /** The uid is said twice, and both times it is the same. */
  private static Optional<String> sameUid(JsonFields content, JsonFields document) {
    String target = document.text("target_id").orElse("");
    return List.of("vv_uid", "ref_uid").stream()
        .filter(name -> content.text(name).filter(uid -> !uid.equals(target)).isPresent())
        .findFirst()
        .map(name -> "/content/" + name);
  }
}
