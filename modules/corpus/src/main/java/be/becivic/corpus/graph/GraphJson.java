package be.becivic.corpus.graph;

import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The graph as agents are served it (§24.2). */
public final class GraphJson {
  private static final String EVERY_STATUS =
      GraphFilter.ALL.statuses().stream().map(Status::wireName).collect(Collectors.joining(","));

  private GraphJson() {}

  /**
   * Writes the answer.
   *
   * @param site the address of the site, without a slash at its end
   */
  public static ObjectNode of(SkillGraph graph, String site) {
    ObjectNode answer =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", 1)
            .put("generated_at", graph.generatedAt().truncatedTo(ChronoUnit.SECONDS).toString());
    answer.set("filters_applied", filters(graph.filter()));
    ArrayNode nodes = answer.putArray("nodes");
    graph.nodes().forEach(skill -> nodes.add(node(skill, site)));
    ArrayNode edges = answer.putArray("edges");
    graph.edges().stream()
        .filter(edge -> edge.type() != SkillEdgeType.REQUIRES)
        .forEach(
            edge ->
                edges
                    .addObject()
                    .put("from", edge.from().value())
                    .put("to", edge.to().value())
                    .put("type", edge.type().wireName()));
    if (!graph.leftOut().isEmpty()) {
      ObjectNode left = answer.putObject("left_out");
      ObjectNode counts = left.putObject("by_status");
      graph.leftOut().forEach((status, count) -> counts.put(status.wireName(), count));
      left.put("see", site + "/api/skill-graph?status=" + EVERY_STATUS)
          .put("or_search", site + "/api/search?type=skill&q=");
    }
    return answer;
  }

  private static ObjectNode filters(GraphFilter filter) {
    ObjectNode applied = JsonNodeFactory.instance.objectNode();
    if (!filter.topics().isEmpty()) {
      strings(applied.putArray("applies_to"), filter.topics());
    }
    strings(
        applied.putArray("status"),
        filter.statuses().stream().map(status -> status.wireName()).toList());
    filter.locale().ifPresent(locale -> applied.put("customer_locale", locale));
    return applied;
  }

  private static ObjectNode node(Skill skill, String site) {
    Frontmatter fields = skill.frontmatter();
    ObjectNode node =
        JsonNodeFactory.instance
            .objectNode()
            .put("id", skill.id().value())
            .put("title", fields.title().orElse(skill.id().value()));
    fields
        .summary()
        .ifPresentOrElse(
            summary -> node.put("summary", summary), () -> node.put("summary_missing", true));
    if (!skill.description().isEmpty()) {
      node.put("description", skill.description());
    }
    fields.status().ifPresent(status -> node.put("status", status.wireName()));
    node.put("canonical_url", site + "/skills/" + skill.id());
    strings(node.putArray("tags"), fields.tags());
    fields.topic().ifPresent(topic -> node.put("applies_to", topic));
    strings(node.putArray("prerequisites"), ids(fields.prerequisites()));
    strings(node.putArray("related"), ids(fields.related()));
    strings(node.putArray("profile_requirements"), fields.profileRequirements());
    return node;
  }

  private static List<String> ids(List<SkillId> ids) {
    return ids.stream().map(SkillId::value).toList();
  }

  private static void strings(ArrayNode array, List<String> values) {
    values.forEach(array::add);
  }
}
