package be.becivic.harness.match;

import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Ranks procedures for a task and a profile. Both stay on this machine. */
public final class Eligibility {
  /** Where the graph leads when nothing fits (§24.8). */
  public static final SkillId FALLBACK = new SkillId("meta-no-skill-fallback");

  private static final int SHORTEST_WORD = 3;
  private static final int TAG = 4;
  private static final int TITLE = 3;
  private static final int SUMMARY = 1;
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
    Set<String> words = words(task);
    List<SkillMatch> matches = new ArrayList<>();
    for (JsonNode node : graph.path("nodes")) {
      if (!node.path("applies_to").stringValue("").equals("meta")) {
        match(node, words, profile, done).ifPresent(matches::add);
      }
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
      JsonNode node, Set<String> words, ObjectNode profile, List<String> done) {
    int score =
        TAG * hits(words, text(node.path("tags")))
            + TITLE * hits(words, node.path("title").stringValue(""))
            + SUMMARY
                * hits(
                    words,
                    node.path("summary").stringValue("")
                        + " "
                        + node.path("description").stringValue(""));
    Optional<SkillId> id = SkillId.parse(node.path("id").stringValue(""));
    Optional<Status> status = Status.parse(node.path("status").stringValue(""));
    if (score == 0 || id.isEmpty() || status.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new SkillMatch(
            id.get(),
            node.path("title").stringValue(""),
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

  private static int hits(Set<String> words, String text) {
    Set<String> there = words(text);
    return (int)
        words.stream()
            .filter(word -> there.stream().anyMatch(other -> isAlike(word, other)))
            .count();
  }

  /** The same word, or one that begins like it: a plural, a verb's ending. */
  private static boolean isAlike(String word, String other) {
    int shared = Math.min(word.length(), other.length());
    return shared > SHORTEST_WORD
        ? word.regionMatches(0, other, 0, Math.max(shared - 1, SHORTEST_WORD + 1))
            && Math.abs(word.length() - other.length()) <= SHORTEST_WORD
        : word.equals(other);
  }

  private static Set<String> words(String text) {
    String folded =
        Normalizer.normalize(text, Normalizer.Form.NFKD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT);
    return Stream.of(folded.split("[^\\p{L}\\p{N}]+"))
        .filter(word -> word.length() >= SHORTEST_WORD)
        .collect(Collectors.toSet());
  }

  private static String text(JsonNode list) {
    return texts(list).collect(Collectors.joining(" "));
  }

  private static Stream<String> texts(JsonNode list) {
    return list.valueStream().flatMap(each -> each.stringValueOpt().stream());
  }
}
