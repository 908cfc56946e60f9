package be.becivic.corpus.site;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.region.Region;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Which part of the corpus a site shows.
 *
 * @param topics only procedures about these; about everything when empty
 * @param regions only routes for these; for the whole country when empty
 */
public record ContentScope(Set<String> topics, Set<Region> regions) {
  public static final ContentScope EVERYTHING = new ContentScope(Set.of(), Set.of());

  public ContentScope {
    topics = Set.copyOf(topics);
    regions = Set.copyOf(regions);
  }

  public boolean isEverything() {
    return topics.isEmpty() && regions.isEmpty();
  }

  /** What agents read about their own work belongs to every site. */
  public boolean admits(Skill skill) {
    return topics.isEmpty()
        || skill.isMeta()
        || skill.frontmatter().topic().filter(topics::contains).isPresent();
  }

  /** The corpus as this site shows it. A path is shown where a procedure needs it. */
  public Corpus narrow(Corpus corpus) {
    if (isEverything()) {
      return corpus;
    }
    List<Skill> skills = corpus.skills().stream().filter(this::admits).toList();
    Set<String> ids = new HashSet<>();
    Set<String> needed = new HashSet<>();
    for (Skill skill : skills) {
      ids.add(skill.id().value());
      paths(skill).forEach(needed::add);
    }
    return corpus.narrowedTo(skills, narrow(corpus.paths(), ids, needed));
  }

  private static Stream<String> paths(Skill skill) {
    return Stream.concat(
        skill.frontmatter().requiresPaths().stream().map(Requirement::id),
        skill.tags().stream()
            .filter(tag -> tag.kind() == TagKind.PATH)
            .flatMap(tag -> tag.value("id").stream()));
  }

  private PathDirectory narrow(PathDirectory directory, Set<String> skills, Set<String> needed) {
    JsonNode json = directory.json().deepCopy();
    if (json.path("paths") instanceof ObjectNode paths) {
      paths.removeAll();
      for (PathEntry path : directory.list()) {
        boolean isUsed =
            topics.isEmpty()
                || needed.contains(path.id().value())
                || path.fields().texts("related_skills").stream().anyMatch(skills::contains);
        ObjectNode entry = (ObjectNode) path.json().deepCopy();
        if (isUsed && keepRoutes(entry)) {
          paths.set(path.id().value(), entry);
        }
      }
    }
    return PathDirectory.of(json);
  }

  /** Takes out routes for other regions; whether any is left. */
  private boolean keepRoutes(ObjectNode path) {
    if (regions.isEmpty() || !(path.path("sources") instanceof ArrayNode sources)) {
      return true;
    }
    sources.removeIf(source -> !admits(new JsonFields(source.path("audience"))));
    return !sources.isEmpty();
  }

  private boolean admits(JsonFields audience) {
    List<String> named = audience.texts("regions");
    return named.isEmpty()
        || named.stream()
            .flatMap(name -> Region.parse(name).stream())
            .anyMatch(
                theirs ->
                    regions.stream()
                        .anyMatch(ours -> ours.includes(theirs) || theirs.includes(ours)));
  }
}
