package be.becivic.site.page.skill;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.voice.UnderReviewJson;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.Citation;
import be.becivic.site.body.CitedReference;
import be.becivic.site.body.CitedValue;
import be.becivic.site.body.ReportedText;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.JsonBanners;
import be.becivic.site.page.common.Lifecycles;
import be.becivic.site.page.common.ObservationsBlock;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.page.common.SkillReading;
import be.becivic.site.view.Banner;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A skill as one JSON document: the same truth as its page. */
record SkillJson(
    PageContext context,
    SkillReading text,
    List<Banner> banners,
    Optional<String> disclaimer,
    ObservationsBlock observations) {

  ObjectNode write(String body) {
    Skill skill = text.skill();
    ObjectNode json =
        PageJson.page(ArtefactLinks.path(skill), context)
            .put("id", skill.id().value())
            .put("title", ArtefactLinks.title(skill));
    skill.frontmatter().summary().ifPresent(summary -> json.put("summary", summary));
    PageJson.status(json, skill.frontmatter().status());
    skill.frontmatter().text("version").ifPresent(version -> json.put("version", version));
    JsonBanners.add(json, banners, context);
    disclaimer.ifPresent(words -> json.put("disclaimer", words));
    text.beside().addTo(json);
    json.set("frontmatter", skill.frontmatter().json());
    json.put("body", body);
    values(json.putArray("values"));
    references(json.putArray("references"));
    paths(json.putArray("required_paths"));
    skills(json.putArray("sub_skills"));
    observations.addTo(json);
    text.standing().ifPresent(found -> json.set("lifecycle", new Lifecycles(context).json(found)));
    json.put("raw", context.baseUrl() + ArtefactLinks.path(skill) + "/canonical.md");
    return json;
  }

  private void values(ArrayNode array) {
    for (CitedValue value : text.citations().values()) {
      ObjectNode node =
          array
              .addObject()
              .put("name", value.name())
              .put("uid", value.uid())
              .put("value", value.text());
      PageJson.status(node, value.status());
      value.formerText().ifPresent(former -> node.put("former_value", former));
      value.reported().ifPresent(reported -> reported(node, reported));
      resolution(node, value.isResolved());
    }
  }

  private void references(ArrayNode array) {
    for (CitedReference reference : text.citations().references()) {
      ObjectNode node = array.addObject().put("name", reference.name()).put("uid", reference.uid());
      reference
          .citation()
          .ifPresent(citation -> node.put("title", citation.title()).put("url", citation.url()));
      reference
          .citation()
          .flatMap(Citation::lastVerified)
          .ifPresent(day -> node.put("last_verified", day.toString()));
      reference
          .citation()
          .flatMap(Citation::reading)
          .ifPresent(reading -> node.set("read", StrictJson.parseStored(reading)));
      PageJson.status(node, reference.status());
      reference.former().ifPresent(former -> node.put("former_url", former.url()));
      reference.reported().ifPresent(reported -> reported(node, reported));
      resolution(node, reference.isResolved());
    }
  }

  private static void reported(ObjectNode node, ReportedText reported) {
    node.put("revision", reported.ours())
        .set(
            UnderReviewJson.MEMBER,
            UnderReviewJson.of(reported.support())
                .put("revision", reported.revision())
                .put("revision_of_ours", reported.ours())
                .put("changed", reported.text()));
  }

  private static void resolution(ObjectNode node, boolean isResolved) {
    if (!isResolved) {
      node.put("resolution_status", "unresolved");
    }
  }

  private void paths(ArrayNode array) {
    for (JsonFields entry :
        new JsonFields(text.skill().frontmatter().json()).objects("requires_paths")) {
      ObjectNode node = array.addObject();
      node.setAll((ObjectNode) entry.object());
      entry
          .text("id")
          .flatMap(context.content().everything().paths()::find)
          .ifPresent(
              path -> {
                node.put("url", context.url(ArtefactLinks.path(path)));
                path.fields().find("title").ifPresent(title -> node.set("title", title));
                PageJson.status(node, path.status());
              });
    }
  }

  private void skills(ArrayNode array) {
    for (Requirement part : text.skill().frontmatter().requires()) {
      ObjectNode node = array.addObject().put("id", part.id());
      conditions(part, node);
      context
          .content()
          .everything()
          .findSkill(part.id())
          .ifPresent(
              sub -> {
                node.put("title", ArtefactLinks.title(sub))
                    .put("url", context.url(ArtefactLinks.path(sub)));
                PageJson.status(node, sub.frontmatter().status());
              });
    }
  }

  /** When the part is needed; where a way of legalising decides, the countries that need it. */
  private void conditions(Requirement part, ObjectNode node) {
    if (part.selectsOn().isEmpty()) {
      return;
    }
    ObjectNode on = node.putObject("selects_on");
    new TreeMap<>(part.selectsOn())
        .forEach((key, values) -> values.forEach(on.withArray(key)::add));
    SortedSet<String> countries = new TreeSet<>();
    part.selectsOn()
        .getOrDefault("legalisation", List.of())
        .forEach(way -> countries.addAll(context.corpus().countries().withLegalisation(way)));
    if (!countries.isEmpty()) {
      countries.forEach(node.putArray("countries")::add);
    }
  }
}
