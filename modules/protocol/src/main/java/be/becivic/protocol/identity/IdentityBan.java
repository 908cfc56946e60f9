package be.becivic.protocol.identity;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.JsonSearch;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.MemberNames;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Finds members whose name identifies a person, at any depth (§6.2, §6.12.9). */
public final class IdentityBan {
  private final MemberNames vocabulary;
  private final Set<String> harmless;

  public IdentityBan(MemberNames vocabulary) {
    this.vocabulary = vocabulary;
    this.harmless =
        vocabulary.names().stream()
            .filter(name -> !BannedNames.cover(name, true))
            .collect(Collectors.toUnmodifiableSet());
  }

  /** The first banned member in document order, reported at the object that holds it. */
  public Optional<Rejection> check(JsonNode submission) {
    return isFree(submission, 0)
        ? Optional.empty()
        : JsonSearch.find(submission, (path, _) -> endsInABannedName(path))
            .map(path -> vocabulary.pointer(path.subList(0, path.size() - 1)))
            .map(place -> Rejection.at(ErrorCategory.IDENTITY_FIELD_PRESENT, place));
  }

  /**
   * Nearly every submission is, so the way through it is kept only where one is not. What lies
   * deeper than any submission may is left to the search, which does not mind.
   */
  private boolean isFree(JsonNode node, int depth) {
    if (!node.isContainer()) {
      return true;
    }
    for (String name : node.propertyNames()) {
      if (isBanned(name, depth == 0)) {
        return false;
      }
    }
    for (JsonNode child : node) {
      if (depth > StrictJson.MAX_DEPTH || !isFree(child, depth + 1)) {
        return false;
      }
    }
    return true;
  }

  /** The same for what an envelope says itself; its items are checked one by one (§8.3.0a). */
  public Optional<Rejection> checkEnvelope(JsonNode envelope) {
    if (!(envelope instanceof ObjectNode members)) {
      return Optional.empty();
    }
    ObjectNode own = JsonNodeFactory.instance.objectNode().setAll(members);
    own.remove("items");
    return check(own);
  }

  private boolean endsInABannedName(List<Object> path) {
    return !path.isEmpty()
        && path.getLast() instanceof String name
        && isBanned(name, path.size() == 1);
  }

  private boolean isBanned(String name, boolean isTop) {
    return !harmless.contains(name) && BannedNames.cover(name, isTop);
  }
}
