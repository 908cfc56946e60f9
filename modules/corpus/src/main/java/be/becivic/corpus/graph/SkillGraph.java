package be.becivic.corpus.graph;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Skills and how they point to each other, narrowed by a filter. The floor is always among them,
 * and no edge leads outside.
 *
 * @param generatedAt the newest time among the inputs
 * @param leftOut how many more there are in the lifecycle that the filter leaves out, by status
 */
public record SkillGraph(
    Instant generatedAt,
    GraphFilter filter,
    List<Skill> nodes,
    List<SkillEdge> edges,
    SortedMap<Status, Integer> leftOut) {
  /** The skill an agent is routed to when no other matches (§24.2). */
  public static final SkillId FLOOR = new SkillId("meta-no-skill-fallback");

  public SkillGraph {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
    leftOut = Collections.unmodifiableSortedMap(new TreeMap<>(leftOut));
  }

  public static SkillGraph of(Corpus corpus, GraphFilter filter) {
    List<Skill> nodes =
        corpus.skills().stream()
            .filter(skill -> skill.id().equals(FLOOR) || filter.admits(skill))
            .toList();
    Set<SkillId> ids = nodes.stream().map(Skill::id).collect(Collectors.toSet());
    List<SkillEdge> edges =
        nodes.stream()
            .flatMap(skill -> edges(skill).stream())
            .filter(edge -> ids.contains(edge.to()))
            .distinct()
            .toList();
    return new SkillGraph(corpus.time(), filter, nodes, edges, leftOut(corpus, ids));
  }

  private static SortedMap<Status, Integer> leftOut(Corpus corpus, Set<SkillId> shown) {
    SortedMap<Status, Integer> counts = new TreeMap<>();
    corpus.skills().stream()
        .filter(skill -> !shown.contains(skill.id()) && GraphFilter.ALL.admits(skill))
        .forEach(
            skill -> counts.merge(skill.frontmatter().status().orElseThrow(), 1, Integer::sum));
    return counts;
  }

  private static List<SkillEdge> edges(Skill skill) {
    Frontmatter fields = skill.frontmatter();
    List<SkillEdge> edges = new ArrayList<>();
    fields
        .prerequisites()
        .forEach(id -> edges.add(new SkillEdge(skill.id(), id, SkillEdgeType.PREREQUISITES)));
    fields.related().forEach(id -> edges.add(new SkillEdge(skill.id(), id, SkillEdgeType.RELATED)));
    for (Requirement part : fields.requires()) {
      SkillId.parse(part.id())
          .ifPresent(
              id ->
                  edges.add(
                      new SkillEdge(
                          skill.id(), id, SkillEdgeType.REQUIRES, !part.selectsOn().isEmpty())));
    }
    return edges;
  }
}
