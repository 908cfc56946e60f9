package be.becivic.corpus.index;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.json.JsonText;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The skills index as it stands in a corpus, against what the skills say now. Counts come from the
 * database, so whoever has only the files can neither judge nor recompute them.
 */
public final class StoredIndex {
  private static final String SKILLS = "skills";
  private static final String TIME = "generated_at";
  private static final Set<String> COUNTED = Set.of("commit", "validation", "activity");

  private final Corpus corpus;
  private final ObjectNode fresh;
  private final JsonFields stored;
  private final Map<String, JsonNode> entries = new HashMap<>();

  public StoredIndex(Corpus corpus, JsonNode json) {
    this.corpus = corpus;
    this.fresh = SkillsIndex.json(corpus, Map.of());
    this.stored = new JsonFields(json);
    stored
        .objects(SKILLS)
        .forEach(entry -> entries.put(entry.text("id").orElse(""), entry.object()));
  }

  /** The ids of skills whose entry is absent, superfluous or out of date. */
  public Set<String> stale() {
    Set<String> ids = new TreeSet<>(entries.keySet());
    for (JsonNode entry : fresh.get(SKILLS)) {
      String id = entry.get("id").stringValue();
      if (upToDate(entry).isPresent()) {
        ids.remove(id);
      } else {
        ids.add(id);
      }
    }
    return ids;
  }

  /** The file as it should be; entries that are still right keep their counts. */
  public String refreshed() {
    ObjectNode index = fresh.deepCopy().put(TIME, IndexFields.text(newest()));
    ArrayNode skills = index.putArray(SKILLS);
    fresh.get(SKILLS).forEach(entry -> skills.add(upToDate(entry).orElse(entry)));
    return JsonText.file(index);
  }

  /** A folder has no time of its own, so the newest date in it stands in. */
  private Instant newest() {
    Stream<Instant> days =
        corpus.skills().stream()
            .flatMap(skill -> skill.frontmatter().lastVerified().stream())
            .map(day -> day.atStartOfDay(ZoneOffset.UTC).toInstant());
    return Stream.concat(stored.time(TIME).stream(), days)
        .max(Comparator.naturalOrder())
        .orElse(corpus.time());
  }

  private Optional<JsonNode> upToDate(JsonNode entry) {
    return Optional.ofNullable(entries.get(entry.get("id").stringValue()))
        .filter(old -> said(old).equals(said(entry)));
  }

  private static Map<String, JsonNode> said(JsonNode entry) {
    Map<String, JsonNode> said = new HashMap<>();
    entry.properties().forEach(member -> said.put(member.getKey(), member.getValue()));
    said.keySet().removeAll(COUNTED);
    return said;
  }
}
