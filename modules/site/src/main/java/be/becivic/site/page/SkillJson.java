package be.becivic.site.page;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.records.model.Citation;
import be.becivic.site.body.CitedReference;
import be.becivic.site.body.CitedValue;
import be.becivic.site.view.Banner;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A skill as one JSON document: the same truth as its page. */
record SkillJson(
    Shelf shelf,
    SkillText text,
    List<Banner> banners,
    Optional<String> disclaimer,
    ObservationsBlock observations) {

  ObjectNode write(String body) {
    Skill skill = text.skill();
    ObjectNode json =
        Json.page(Links.path(skill), shelf)
            .put("id", skill.id().value())
            .put("title", Links.title(skill));
    skill.frontmatter().summary().ifPresent(summary -> json.put("summary", summary));
    Json.status(json, skill.frontmatter().status());
    skill.frontmatter().text("version").ifPresent(version -> json.put("version", version));
    JsonBanners.add(json, banners, shelf.baseUrl());
    disclaimer.ifPresent(words -> json.put("disclaimer", words));
    json.set("frontmatter", skill.frontmatter().json());
    json.put("body", body);
    values(json.putArray("values"));
    references(json.putArray("references"));
    paths(json.putArray("required_paths"));
    skills(json.putArray("sub_skills"));
    observations.addTo(json);
    text.standing().ifPresent(found -> json.set("lifecycle", new Lifecycles(shelf).json(found)));
    json.put("raw", shelf.baseUrl() + Links.path(skill) + "/canonical.md");
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
      Json.status(node, value.status());
      value.stableText().ifPresent(stable -> node.put("stable_value", stable));
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
      Json.status(node, reference.status());
      reference.stable().ifPresent(stable -> node.put("stable_url", stable.url()));
      resolution(node, reference.isResolved());
    }
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
          .flatMap(shelf.corpus().paths()::find)
          .ifPresent(
              path -> {
                node.put("url", shelf.baseUrl() + Links.path(path));
                path.fields().find("title").ifPresent(title -> node.set("title", title));
                Json.status(node, path.status());
              });
    }
  }

  private void skills(ArrayNode array) {
    for (Requirement part : text.skill().frontmatter().requires()) {
      ObjectNode node = array.addObject().put("id", part.id());
      shelf
          .corpus()
          .findSkill(part.id())
          .ifPresent(
              sub -> {
                node.put("title", Links.title(sub)).put("url", shelf.baseUrl() + Links.path(sub));
                Json.status(node, sub.frontmatter().status());
              });
    }
  }
}
