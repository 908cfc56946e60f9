package be.becivic.harness.remote;

import be.becivic.protocol.id.SkillId;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Everything that is ever read from the server. Catalogues come whole, so that no request tells
 * what the person is looking for; a skill's id is the most a request can carry.
 */
public sealed interface RemoteRead {

  /** The published scrub rules. */
  record ScrubRulesFile() implements RemoteRead {}

  /** Every skill, whatever its status, and how they relate. */
  record SkillGraph() implements RemoteRead {}

  /** Every skill with who it is for. */
  record SkillsIndex() implements RemoteRead {}

  /** Every path with its sources. */
  record PathDirectory() implements RemoteRead {}

  /** Every commune with its names in three languages. */
  record Communes() implements RemoteRead {}

  /** One skill. */
  record SkillBody(SkillId id) implements RemoteRead {}

  /** One skill's file, as it was published. */
  record SkillSource(SkillId id) implements RemoteRead {}

  /** What others reported about a skill. */
  record Observations(SkillId id) implements RemoteRead {}

  String ALL_STATUSES = "draft,alpha,beta,stable";

  /** The tool that answers it, where there is one; tools give long texts in parts, files whole. */
  default Optional<String> tool() {
    return switch (this) {
      case ScrubRulesFile _, SkillsIndex _, Communes _, SkillSource _ -> Optional.empty();
      case SkillGraph _ -> Optional.of("get_skill_graph");
      case PathDirectory _ -> Optional.of("get_path_directory");
      case SkillBody _ -> Optional.of("read_skill");
      case Observations _ -> Optional.of("get_skill_observations");
    };
  }

  default ObjectNode arguments() {
    ObjectNode arguments = JsonNodeFactory.instance.objectNode();
    switch (this) {
      case ScrubRulesFile _, SkillsIndex _, Communes _, SkillSource _ -> {}
      case SkillGraph _ -> {
        for (String status : ALL_STATUSES.split(",")) {
          arguments.withArrayProperty("status").add(status);
        }
      }
      case PathDirectory _ -> arguments.put("sources", true);
      case SkillBody(SkillId id) -> arguments.put("skill_id", id.value()).put("format", "json");
      case Observations(SkillId id) -> arguments.put("skill_id", id.value()).put("limit", 50);
    }
    return arguments;
  }

  /** The address that answers the same in JSON. */
  default String address() {
    return switch (this) {
      case ScrubRulesFile _ -> "/scrub-rules.json";
      case SkillsIndex _ -> "/skills.json";
      case Communes _ -> "/communes.json";
      case SkillGraph _ -> "/api/skill-graph?status=" + ALL_STATUSES;
      case PathDirectory _ -> "/api/paths?sources=true";
      case SkillBody(SkillId id) -> "/api/skills/" + id + "?format=json";
      case SkillSource(SkillId id) -> "/api/skills/" + id + "?format=source";
      case Observations(SkillId id) -> "/api/skills/" + id + "/observations";
    };
  }

  /** The published file that holds the same, the floor of the chain (§24.4.1). */
  default Optional<String> page() {
    return switch (this) {
      case ScrubRulesFile _,
          SkillGraph _,
          SkillsIndex _,
          Communes _,
          SkillSource _,
          Observations _ ->
          Optional.empty();
      case PathDirectory _ -> Optional.of("/paths/index.json");
      case SkillBody(SkillId id) -> Optional.of("/skills/" + id + ".json");
    };
  }

  /** The file it is kept in below the cache. */
  default String cacheName() {
    return switch (this) {
      case ScrubRulesFile _ -> "scrub-rules.json";
      case SkillsIndex _ -> "skills.json";
      case Communes _ -> "communes.json";
      case SkillGraph _ -> "skill-graph.json";
      case PathDirectory _ -> "paths.json";
      case SkillBody(SkillId id) -> "skill-" + id + ".json";
      case SkillSource(SkillId id) -> "source-" + id + ".json";
      case Observations(SkillId id) -> "observations-" + id + ".json";
    };
  }
}
