package be.becivic.server.read;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SkillId;
import be.becivic.site.Site;
import be.becivic.site.SitePage;
import be.becivic.site.SiteRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
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

  private final Site site;
  private final Map<String, Packed> packed = new ConcurrentHashMap<>();

  SkillRead(Site site) {
    this.site = site;
  }

  /** An answer and the pages it was made of. */
  private record Packed(byte[] page, byte[] text, ObjectNode answer) {}

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    Optional<String> id = arguments.find("skill_id");
    if (id.isEmpty()) {
      return Outcome.refused(Rejection.missing("", "skill_id"));
    }
    Optional<SkillFormat> format =
        arguments.find("format").map(SkillFormat::parse).orElse(Optional.of(SkillFormat.MARKDOWN));
    if (format.isEmpty()) {
      return Outcome.refused(Rejection.schema("/format", "enum"));
    }
    return SkillId.parse(id.get())
        .flatMap(skill -> find(skill, format.get()))
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
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
