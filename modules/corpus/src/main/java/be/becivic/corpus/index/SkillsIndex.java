package be.becivic.corpus.index;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonText;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code skills/index.json} (§6.5): every skill that is not quarantined, by id. */
public final class SkillsIndex {
  public static final String FILE = "skills/index.json";
  private static final int SCHEMA_VERSION = 3;

  private SkillsIndex() {}

  public static String file(Corpus corpus, Map<SkillId, IndexSignals> signals) {
    return JsonText.file(json(corpus, signals));
  }

  public static ObjectNode json(Corpus corpus, Map<SkillId, IndexSignals> signals) {
    ObjectNode index =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", SCHEMA_VERSION)
            .put(
                "generated_at",
                IndexFields.text(IndexFields.newest(corpus.time(), signals.values())));
    ArrayNode skills = index.putArray("skills");
    corpus.skills().stream()
        .filter(skill -> !skill.hasStatus(Status.QUARANTINED))
        .forEach(
            skill -> skills.add(entry(skill, signals.getOrDefault(skill.id(), IndexSignals.NONE))));
    return index;
  }

  private static ObjectNode entry(Skill skill, IndexSignals signals) {
    Frontmatter fields = skill.frontmatter();
    ObjectNode entry = JsonNodeFactory.instance.objectNode().put("id", skill.id().value());
    copy(fields, entry, "title");
    copy(fields, entry, "version");
    copy(fields, entry, "status");
    copy(fields, entry, "origin");
    IndexFields.commit(entry, signals);
    copy(fields, entry, "category");
    entry.set("applies_to", fields.appliesTo().orElseGet(JsonNodeFactory.instance::objectNode));
    copy(fields, entry, "last_verified");
    copy(fields, entry, "summary");
    IndexFields.validation(entry, signals.votes());
    IndexFields.activity(entry, signals.activity())
        .put("origin_diversity_30d", signals.activity().originDiversity30d());
    return entry;
  }

  private static void copy(Frontmatter fields, ObjectNode entry, String name) {
    fields.text(name).ifPresent(value -> entry.put(name, value));
  }
}
