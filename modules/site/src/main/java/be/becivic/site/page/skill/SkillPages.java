package be.becivic.site.page.skill;

import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.skill.Skill;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.ListingPage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.LinkGroup;
import be.becivic.site.view.Listing;
import be.becivic.site.view.PageHead;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The list of skills, by what they are about. */
public final class SkillPages {
  private static final String OTHER = "other";

  private SkillPages() {}

  public static Page list(PageContext context) {
    PageHead head =
        PageHead.of(context.t("skills.title"), context.t("skills.lead"), "/skills", "skills");
    return new ListingPage(
        context,
        head,
        new Listing(Optional.empty(), context.t("skills.lead"), groups(context)),
        () -> SkillsIndex.json(context.corpus(), context.facts().signalsOfSkills()));
  }

  /** Those that are furthest along come first. */
  public static List<Skill> rendered(PageContext context) {
    return context.corpus().skills().stream()
        .filter(skill -> ArtefactLinks.isRendered(skill.frontmatter().status()))
        .sorted(
            Comparator.comparing((Skill skill) -> skill.frontmatter().status().orElseThrow())
                .reversed()
                .thenComparing(ArtefactLinks::title))
        .toList();
  }

  private static List<LinkGroup> groups(PageContext context) {
    ArtefactLinks links = new ArtefactLinks(context);
    Map<String, List<Skill>> byTopic = new TreeMap<>();
    for (Skill skill : rendered(context)) {
      String topic = skill.isMeta() ? "meta" : skill.frontmatter().topic().orElse(OTHER);
      byTopic.computeIfAbsent(topic, _ -> new ArrayList<>()).add(skill);
    }
    List<LinkGroup> groups = new ArrayList<>();
    byTopic.forEach(
        (topic, skills) ->
            groups.add(
                new LinkGroup(
                    "topic-" + topic,
                    context.name("topic", topic),
                    skills.stream().map(skill -> links.described(skill)).toList())));
    groups.sort(
        Comparator.comparing((LinkGroup group) -> group.id().equals("topic-meta"))
            .thenComparing(LinkGroup::title));
    return groups;
  }
}
