package be.becivic.harness.match;

import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Ranks procedures for a task and a profile. Both stay on this machine. */
public final class Eligibility {
  /** Where the graph leads when nothing fits (§24.8). */
  public static final SkillId FALLBACK = new SkillId("meta-no-skill-fallback");

  private static final Map<String, String> AXES = Map.of("civil_status", "civic_status");

  private final JsonNode graph;
  private final JsonNode index;

  /**
   * Matches over both catalogues.
   *
   * @param index the skills with who each is for; nothing where it could not be had
   */
  public Eligibility(JsonNode graph, JsonNode index) {
    this.graph = graph;
    this.index = index;
  }

  /** Every procedure the words point at, those for this person first, best first. */
  public List<SkillMatch> rank(String task, ObjectNode profile, List<String> done) {
    List<JsonNode> nodes =
        graph
            .path("nodes")
            .valueStream()
            .filter(node -> !node.path("applies_to").stringValue("").equals("meta"))
            .toList();
    var words =
        new TaskWords(
            task,
            nodes.stream()
                .map(node -> TaskWords.split(tags(node) + " " + title(node) + " " + about(node)))
                .toList());
    List<SkillMatch> matches = new ArrayList<>();
    for (JsonNode node : nodes) {
      match(node, words, profile, done).ifPresent(matches::add);
    }
    matches.sort(
        Comparator.comparing(SkillMatch::isFitting)
            .thenComparingInt(SkillMatch::score)
            .reversed()
            .thenComparing(match -> match.id().value()));
    return matches;
  }

  /** Whether the floor under all routing is there; without it nothing should be routed. */
  public boolean hasFallback() {
    for (JsonNode node : graph.path("nodes")) {
      if (node.path("id").stringValue("").equals(FALLBACK.value())) {
        return true;
      }
    }
    return false;
  }

  /** What a procedure is called; its id where the catalogue does not say. */
  public String title(String skill) {
    return graph
        .path("nodes")
        .valueStream()
        .filter(node -> node.path("id").stringValue("").equals(skill))
        .map(node -> title(node) + " (" + skill + ")")
        .findFirst()
        .orElse(skill);
  }

  /** The profile fields a procedure asks for. */
  public List<String> requirements(String skill) {
    for (JsonNode node : graph.path("nodes")) {
      if (node.path("id").stringValue("").equals(skill)) {
        return texts(node.path("profile_requirements")).toList();
      }
    }
    return List.of();
  }

  private Optional<SkillMatch> match(
      JsonNode node, TaskWords words, ObjectNode profile, List<String> done) {
    int score =
        words.score(
            TaskWords.split(tags(node)),
            TaskWords.split(title(node)),
            TaskWords.split(about(node)));
    Optional<SkillId> id = SkillId.parse(node.path("id").stringValue(""));
    Optional<Status> status = Status.parse(node.path("status").stringValue(""));
    if (score == 0 || id.isEmpty() || status.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new SkillMatch(
            id.get(),
            title(node),
            node.path("summary").stringValue(""),
            status.get(),
            score,
            texts(node.path("profile_requirements")).filter(field -> !profile.has(field)).toList(),
            texts(node.path("prerequisites")).filter(other -> !done.contains(other)).toList(),
            reasons(id.get(), profile)));
  }

  private List<String> reasons(SkillId id, ObjectNode profile) {
    for (JsonNode entry : index.path("skills")) {
      if (entry.path("id").stringValue("").equals(id.value())) {
        return mismatches(entry.path("applies_to"), profile);
      }
    }
    return List.of();
  }

  /**
   * What a coarse {@code applies_to} says against a profile; what the profile lacks says nothing.
   */
  public static List<String> mismatches(JsonNode appliesTo, ObjectNode profile) {
    List<String> reasons = new ArrayList<>();
    for (Map.Entry<String, JsonNode> each : appliesTo.properties()) {
      Optional<String> known =
          profile.path(AXES.getOrDefault(each.getKey(), each.getKey())).stringValueOpt();
      if (each.getValue().isArray()
          && known.isPresent()
          && texts(each.getValue()).noneMatch(known.get()::equals)) {
        reasons.add(
            "only for "
                + each.getKey()
                + " "
                + texts(each.getValue()).collect(Collectors.joining(", ")));
      }
    }
    return reasons;
  }

  private static String tags(JsonNode node) {
    return texts(node.path("tags")).collect(Collectors.joining(" "));
  }

  private static String title(JsonNode node) {
    return node.path("title").stringValue("");
  }

  private static String about(JsonNode node) {
    return node.path("summary").stringValue("") + " " + node.path("description").stringValue("");
  }

  private static Stream<String> texts(JsonNode list) {
    return list.valueStream().flatMap(each -> each.stringValueOpt().stream());
  }
}
