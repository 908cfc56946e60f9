package be.becivic.corpus.skill;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import be.becivic.corpus.yaml.YamlDocument;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The header of a skill (§6.1). What is absent or malformed reads as absent; the check reports it.
 */
public final class Frontmatter {
  public static final String GLANCE_COSTS = "costs";
  public static final String GLANCE_TIMES = "times";

  private final Supplier<YamlDocument> source;
  private final List<FileProblem> problems;
  private final ObjectNode json;
  private final JsonFields fields;
  private final List<Requirement> requires;
  private final List<Requirement> requiresPaths;
  private final List<Port> inputs;
  private final List<Port> outputs;

  /** Keeps what is said; where it is said is read again when someone asks. */
  Frontmatter(ObjectNode json, List<FileProblem> problems, Supplier<YamlDocument> source) {
    this.source = source;
    this.problems = problems;
    this.json = json;
    this.fields = new JsonFields(json);
    this.requires = requirements("requires");
    this.requiresPaths = requirements("requires_paths");
    this.inputs = ports("inputs");
    this.outputs = ports("outputs");
  }

  static Frontmatter read(Supplier<YamlDocument> source) {
    YamlDocument yaml = source.get();
    return new Frontmatter(yaml.json(), yaml.problems(), source);
  }

  /** Everything in it, as JSON; not to be changed. */
  public ObjectNode json() {
    return json;
  }

  /** The document with positions, parsed afresh. */
  public YamlDocument yaml() {
    return source.get();
  }

  public List<FileProblem> problems() {
    return problems;
  }

  /** Where a field stands in the file. */
  public Span locate(String pointer) {
    return yaml().locate(JsonPointer.compile(pointer));
  }

  public Optional<String> text(String name) {
    return fields.text(name);
  }

  public Optional<String> title() {
    return text("title");
  }

  public Optional<String> summary() {
    return text("summary");
  }

  /** The title in a language; in English where it has not been translated. */
  public Optional<String> title(String language) {
    return translated("titles", language).or(this::title);
  }

  /** The summary in a language; in English where it has not been translated. */
  public Optional<String> summary(String language) {
    return translated("summaries", language).or(this::summary);
  }

  private Optional<String> translated(String name, String language) {
    return fields.find(name).flatMap(texts -> new JsonFields(texts).text(language));
  }

  public Optional<String> category() {
    return text("category");
  }

  /** The closed category of the skill graph, there called {@code applies_to} (§24.2). */
  public Optional<String> topic() {
    return text("topic");
  }

  public Optional<Status> status() {
    return text("status").flatMap(Status::parse);
  }

  public Optional<Version> version() {
    return text("version").flatMap(Version::parse);
  }

  public Optional<VersionedStatus> standing() {
    return status()
        .flatMap(status -> version().map(version -> new VersionedStatus(status, version)));
  }

  public boolean versionPin() {
    return fields.flag("version_pin");
  }

  public Optional<SkillId> supersededBy() {
    return text("superseded_by").flatMap(SkillId::parse);
  }

  public Optional<LocalDate> lastVerified() {
    return fields.date("last_verified");
  }

  public Optional<JsonNode> appliesTo() {
    return fields.find("applies_to").filter(JsonNode::isObject);
  }

  /** The values that a row of its card shows first, by their numbers. */
  public List<String> glance(String row) {
    return fields.find("glance").stream()
        .flatMap(rows -> new JsonFields(rows).texts(row).stream())
        .toList();
  }

  public List<String> tags() {
    return fields.texts("tags");
  }

  public List<SkillId> prerequisites() {
    return ids("prerequisites");
  }

  public List<SkillId> related() {
    return ids("related");
  }

  public List<String> profileRequirements() {
    return fields.texts("profile_requirements");
  }

  public List<Requirement> requires() {
    return requires;
  }

  public List<Requirement> requiresPaths() {
    return requiresPaths;
  }

  public List<Port> inputs() {
    return inputs;
  }

  public List<Port> outputs() {
    return outputs;
  }

  private List<SkillId> ids(String name) {
    return fields.texts(name).stream().flatMap(id -> SkillId.parse(id).stream()).toList();
  }

  private List<Port> ports(String name) {
    return fields.objects(name).stream()
        .map(port -> new Port(port.text("name").orElse(""), port.text("type").orElse("")))
        .toList();
  }

  private List<Requirement> requirements(String name) {
    return fields.objects(name).stream()
        .map(entry -> new Requirement(entry.text("id").orElse(""), selectors(entry)))
        .toList();
  }

  private static Map<String, List<String>> selectors(JsonFields entry) {
    Map<String, List<String>> selectors = new LinkedHashMap<>();
    entry
        .find("selects_on")
        .ifPresent(
            on ->
                on.propertyNames()
                    .forEach(key -> selectors.put(key, new JsonFields(on).texts(key))));
    return selectors;
  }
}
