package be.becivic.harness.traversal;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.predicate.Audience;
import be.becivic.protocol.predicate.Axis;
import be.becivic.protocol.predicate.Profile;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * One channel of a path, as the rules of a traversal see it.
 *
 * @param json the catalogue's entry
 */
public record SourceEntry(SourceId id, Audience audience, int priority, JsonNode json) {
  private static final Set<String> SEEN_ONLY_ON_PAPER =
      Set.of("auth-wall", "full-takeover", "physical-presence", "confirmation");

  /** Reads an entry; one that cannot be read, or was pulled, is nobody's to try. */
  public static Optional<SourceEntry> parse(JsonNode json) {
    if (json.path("status").stringValue("").equals("quarantined")) {
      return Optional.empty();
    }
    return SourceId.parse(json.path("id").stringValue(""))
        .flatMap(
            id ->
                Audience.parse(json.path("audience"), "/audience")
                        instanceof Outcome.Ok<Audience>(Audience audience)
                    ? Optional.of(
                        new SourceEntry(id, audience, json.path("priority").asInt(0), json))
                    : Optional.empty());
  }

  public boolean admits(Profile profile) {
    return audience.admits(profile);
  }

  /** What the profile would have to say before this could be for the person. */
  public Set<Axis> undecided(Profile profile) {
    return audience.undecided(profile);
  }

  public List<String> reasonsAgainst(Profile profile) {
    return audience.explain(profile).stream().map(each -> each.sentence()).toList();
  }

  /** A counter or a letter is last whatever its entry says. */
  public boolean isFallback() {
    return json.path("fallback_only").asBoolean(false)
        || json.path("source_class").stringValue("").equals("offline");
  }

  /** Whether every use delivers a real document and leaves a trace. */
  public boolean isAudited() {
    return json.path("audited_document_delivery").asBoolean(false);
  }

  public String handoffWhen() {
    return json.at("/actor/handoff/when").stringValue("none");
  }

  /** Whether what comes after the handoff is known from documentation alone. */
  public boolean isUnobserved() {
    return !json.path("post_handoff_observed").asBoolean(false)
        && SEEN_ONLY_ON_PAPER.contains(handoffWhen());
  }
}
