package be.becivic.site.page.skill;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;
import be.becivic.records.catalogue.Citation;
import be.becivic.site.body.Citations;
import be.becivic.site.body.CitedReference;
import be.becivic.site.body.HowRead;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.body.PageLanguage;
import be.becivic.site.body.SafeUrls;
import be.becivic.site.language.Language;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.glance.AuthorWords;
import be.becivic.site.page.glance.CaseWords;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.LinkGroup;
import be.becivic.site.view.SkillView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What stands beside a skill's text. */
final class SkillSide {
  private final PageContext context;
  private final Skill skill;
  private final ArtefactLinks links;

  SkillSide(PageContext context, Skill skill) {
    this.context = context;
    this.skill = skill;
    this.links = new ArtefactLinks(context);
  }

  List<SkillView.NeededPath> documents() {
    List<SkillView.NeededPath> needed = new ArrayList<>();
    JsonFields fields = new JsonFields(skill.frontmatter().json());
    List<JsonFields> entries = fields.objects("requires_paths");
    for (int i = 0; i < entries.size(); i++) {
      JsonFields entry = entries.get(i);
      Requirement requirement = skill.frontmatter().requiresPaths().get(i);
      context
          .corpus()
          .paths()
          .find(requirement.id())
          .ifPresent(
              path ->
                  needed.add(
                      new SkillView.NeededPath(
                          LocalTitles.of(path, context.reader().language()),
                          context.href(ArtefactLinks.path(path)),
                          entry
                              .text("role")
                              .or(() -> path.fields().text("purpose"))
                              .orElse("informational"),
                          entry.text("timing").orElse(""),
                          entry.text("notes").map(new AuthorWords(context)::line),
                          cases(requirement))));
    }
    return needed;
  }

  List<LinkGroup> relations() {
    List<LinkGroup> groups = new ArrayList<>();
    List<ArtefactLink> parts = new ArrayList<>();
    for (Requirement part : skill.frontmatter().requires()) {
      context
          .content()
          .everything()
          .findSkill(part.id())
          .ifPresent(sub -> parts.add(links.to(sub, cases(part))));
    }
    add(groups, "parts", parts);
    add(groups, "before", of(skill.frontmatter().prerequisites()));
    add(groups, "related", of(skill.frontmatter().related()));
    return groups;
  }

  List<SkillView.CitedSource> sources(Citations citations) {
    return citations.references().stream().map(this::source).toList();
  }

  private SkillView.CitedSource source(CitedReference reference) {
    Language language = context.reader().language();
    Optional<String> local =
        language == Language.EN
            ? Optional.empty()
            : reference.citation().flatMap(source -> LocalTitles.find(source, language));
    return new SkillView.CitedSource(
        local.or(() -> reference.citation().map(Citation::title)).orElse(reference.name()),
        local.isEmpty(),
        local.isPresent()
            ? Optional.empty()
            : reference
                .citation()
                .flatMap(PageLanguage::of)
                .filter(in -> in != Language.EN)
                .map(Language::code),
        reference.citation().map(Citation::url).filter(SafeUrls::isWeb),
        reference.citation().flatMap(Citation::lastVerified),
        reference.citation().flatMap(HowRead::of),
        reference.former().map(Citation::url).filter(SafeUrls::isWeb),
        reference.uid(),
        reference.isResolved() ? context.href("/references/" + reference.uid()) : "");
  }

  private List<ArtefactLink> of(List<SkillId> ids) {
    return ids.stream()
        .flatMap(id -> context.content().everything().findSkill(id).stream())
        .map(found -> links.to(found, ""))
        .toList();
  }

  private void add(List<LinkGroup> groups, String id, List<ArtefactLink> found) {
    if (!found.isEmpty()) {
      groups.add(new LinkGroup(id, context.t("side." + id), found));
    }
  }

  private String cases(Requirement requirement) {
    return new CaseWords(context).of(requirement);
  }
}
