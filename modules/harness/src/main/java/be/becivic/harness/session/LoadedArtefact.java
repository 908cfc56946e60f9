package be.becivic.harness.session;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Something this session served, as it stood then. */
public record LoadedArtefact(TargetType type, String id, Status status, String version) {

  /** Whether the session owes it a verdict: stable things no longer need one (seed 004). */
  public boolean wantsVerdict() {
    return status.takesVotes();
  }

  ObjectNode json() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("type", type.wireName())
        .put("id", id)
        .put("status", status.wireName())
        .put("version", version);
  }

  static Optional<LoadedArtefact> parse(JsonNode node) {
    return TargetType.parse(node.path("type").stringValue(""))
        .flatMap(
            type ->
                Status.parse(node.path("status").stringValue(""))
                    .map(
                        status ->
                            new LoadedArtefact(
                                type,
                                node.path("id").stringValue(""),
                                status,
                                node.path("version").stringValue(""))));
  }
}
