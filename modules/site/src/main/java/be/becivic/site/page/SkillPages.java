package be.becivic.site.page;

import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.skill.Skill;
import be.becivic.site.view.Group;
import be.becivic.site.view.Head;
import be.becivic.site.view.Listing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The list of skills, by what they are about. */
final class SkillPages {
  private static final String OTHER = "other";

  private SkillPages() {}

  static Page list(Shelf shelf) {
    Head head = Head.of(shelf.t("skills.title"), shelf.t("skills.lead"), "/skills", "skills");
    return new ListingPage(
        shelf,
        head,
        new Listing(Optional.empty(), shelf.t("skills.lead"), groups(shelf)),
        () -> SkillsIndex.json(shelf.corpus(), shelf.facts().signalsOfSkills()));
  }

  /** Those that are furthest along come first. */
  static List<Skill> rendered(Shelf shelf) {
    return shelf.corpus().skills().stream()
        .filter(skill -> Links.isRendered(skill.frontmatter().status()))
        .sorted(
            Comparator.comparing((Skill skill) -> skill.frontmatter().status().orElseThrow())
                .reversed()
                .thenComparing(Links::title))
        .toList();
  }

  private static List<Group> groups(Shelf shelf) {
    Links links = new Links(shelf);
    Map<String, List<Skill>> byTopic = new TreeMap<>();
    for (Skill skill : rendered(shelf)) {
      String topic = skill.isMeta() ? "meta" : skill.frontmatter().topic().orElse(OTHER);
      byTopic.computeIfAbsent(topic, _ -> new ArrayList<>()).add(skill);
    }
    List<Group> groups = new ArrayList<>();
    byTopic.forEach(
        (topic, skills) ->
            groups.add(
                new Group(
                    "topic-" + topic,
                    shelf.name("topic", topic),
                    skills.stream()
                        .map(skill -> links.to(skill, skill.frontmatter().summary().orElse("")))
                        .toList())));
    groups.sort(
        Comparator.comparing((Group group) -> group.id().equals("topic-meta"))
            .thenComparing(Group::title));
    return groups;
  }
}
