package be.becivic.server.read;

import be.becivic.library.Library;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.ServedOperation;
import be.becivic.site.Site;
import be.becivic.site.SitePage;
import be.becivic.site.SiteRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One skill, as the site shows it: the page decides what is said, this only packs it. */
final class SkillRead implements Read {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final List<String> ABOUT =
      List.of(
          "commit",
          "url",
          "title",
          "status",
          "version",
          "under_review",
          "former",
          "banners",
          "disclaimer",
          "notice",
          "observations_notice",
          "observations_untrusted",
          "observations_block");

  private static final Parameter<String> ID =
      Parameter.segment("id").inTools("skill_id").says("Id of the skill, as find_skill gives it.");

  private static final Parameter<SkillFormat> FORMAT =
      Parameter.choice("format", Stream.of(SkillFormat.values()), SkillFormat::wireName)
          .otherwise(SkillFormat.MARKDOWN)
          .says("The form to read it in.");

  private static final Parameter<Integer> PART =
      Parameter.number("part", 1, 99)
          .otherwise(1)
          .toolOnly()
          .says("Which part of a long text; the text says when there are more.");

  private static final Shape SKILL =
      Shape.named(
          "Skill",
          """
          {
            "type": "object",
            "required": ["url"],
            "properties": {
              "skill_id": { "type": "string" },
              "format": { "type": "string" },
              "commit": { "type": "string", "description": "The commit it was read at." },
              "url": { "type": "string", "description": "Its page." },
              "status": { "type": "string" },
              "banners": { "type": "array", "items": { "type": "object" }, "description": "Cautions to pass on." },
              "observations_untrusted": { "const": true },
              "observations_block": {
                "anyOf": [{ "type": "object" }, { "type": "null" }],
                "description": "Votes, and what others reported; null while out of reach."
              },
              "parts": { "type": "integer", "description": "In how many parts a tool gives the text." },
              "body": { "type": "string", "description": "The text." }
            }
          }
          """);

  private static final Operation OPERATION =
      Operation.get("read_skill", "/api/skills/{id}")
          .says("Read one procedure.")
          .adds(
              "markdown has fees, terms and links filled in and ends with what others reported;"
                  + " json is the page as an object; source is what diffs are made against. Heed"
                  + " banners.")
          .takes(ID, FORMAT, PART)
          .answers(200, "The skill with commit, cautions and what was reported", SKILL)
          .refuses(ErrorCategory.NOT_FOUND)
          .keptFor(Filters.CONTENT)
          .asTool("Read a skill", "read_skill")
          .toolText("body")
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(OPERATION, doors -> new SkillRead(doors.site(), doors.library()));

  private final Site site;
  private final Library library;
  private final Map<String, Packed> packed = new ConcurrentHashMap<>();

  SkillRead(Site site, Library library) {
    this.site = site;
    this.library = library;
  }

  /** An answer and the pages it was made of. */
  private record Packed(byte[] page, byte[] text, ObjectNode answer) {}

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    return SkillId.parse(arguments.get(ID))
        .flatMap(skill -> find(skill, arguments.get(FORMAT)))
        .map(answer -> arguments.find(PART).map(part -> TextParts.of(answer, part)).orElse(answer))
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(UnknownId.ofSkill(arguments.get(ID), library.corpus())));
  }

  private Optional<ObjectNode> find(SkillId skill, SkillFormat format) {
    SitePage page = site.page(SiteRequest.of(SkillFormat.JSON.path(skill.value())));
    SitePage text =
        format == SkillFormat.JSON ? page : site.page(SiteRequest.of(format.path(skill.value())));
    if (page.status() != 200 || text.status() != 200) {
      return Optional.empty();
    }
    Packed known = packed.get(format.path(skill.value()));
    if (known == null || known.page != page.body() || known.text != text.body()) {
      known = new Packed(page.body(), text.body(), pack(skill, format, page, text));
      packed.put(format.path(skill.value()), known);
    }
    return Optional.of(known.answer);
  }

  private static ObjectNode pack(SkillId skill, SkillFormat format, SitePage page, SitePage text) {
    ObjectNode whole = MAPPER.readTree(page.body()).asObject();
    if (format == SkillFormat.JSON) {
      return whole;
    }
    ObjectNode answer =
        JsonNodeFactory.instance
            .objectNode()
            .put("skill_id", skill.value())
            .put("format", format.wireName());
    ABOUT.stream().filter(whole::has).forEach(name -> answer.set(name, whole.get(name)));
    return answer.put("body", new String(text.body(), StandardCharsets.UTF_8));
  }
}
