package be.becivic.corpus.graph;

import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Optional;

/**
 * What a graph is narrowed to (§24.2).
 *
 * @param topics only these; all of them when empty
 * @param statuses only these
 * @param locale the language asked for; it narrows nothing and is repeated in the answer
 */
public record GraphFilter(List<String> topics, List<Status> statuses, Optional<String> locale) {
  public static final GraphFilter DEFAULT =
      new GraphFilter(List.of(), List.of(Status.STABLE, Status.BETA), Optional.empty());

  /** Everything that has not left the lifecycle. */
  public static final GraphFilter ALL =
      new GraphFilter(
          List.of(),
          List.of(Status.STABLE, Status.BETA, Status.ALPHA, Status.DRAFT),
          Optional.empty());

  public GraphFilter {
    topics = topics.stream().distinct().toList();
    statuses = statuses.stream().distinct().toList();
    if (statuses.stream().anyMatch(Status::isFrozen)) {
      throw new IllegalArgumentException("what has left the lifecycle is in no graph");
    }
  }

  boolean admits(Skill skill) {
    boolean hasTopic =
        topics.isEmpty() || skill.frontmatter().topic().filter(topics::contains).isPresent();
    return hasTopic && skill.frontmatter().status().filter(statuses::contains).isPresent();
  }
}
