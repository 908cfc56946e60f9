package be.becivic.protocol.submission;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What a stored submission is about, read from its document alone. */
public final class NamedTarget {
  private NamedTarget() {}

  /** Nothing where it names nothing, or something that no artefact is called. */
  public static Optional<Target> find(JsonNode document) {
    return TargetType.parse(document.path("target_type").asString(""))
        .flatMap(
            type ->
                document
                    .path("target_id")
                    .stringValueOpt()
                    .flatMap(id -> Target.parse(type, id + added(document))));
  }

  /** A new source names its path; the source is what it will be called there (§6.2). */
  private static String added(JsonNode document) {
    return document
        .path("content")
        .path("source_add")
        .path("id")
        .stringValueOpt()
        .map(id -> ":" + id)
        .orElse("");
  }
}
