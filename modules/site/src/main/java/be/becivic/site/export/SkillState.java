package be.becivic.site.export;

import be.becivic.corpus.skill.Skill;
import java.nio.charset.StandardCharsets;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * What others than its own page show of a skill.
 *
 * @param head differs when its frontmatter does
 * @param cited the entries it cites
 */
record SkillState(String head, NavigableSet<String> cited) {
  static SkillState of(Skill skill) {
    String yaml = skill.yamlSpan().in(skill.file().text());
    NavigableSet<String> cited = new TreeSet<>();
    skill.tags().forEach(tag -> tag.value("uid").ifPresent(cited::add));
    return new SkillState(ExportFolder.digest(yaml.getBytes(StandardCharsets.UTF_8)), cited);
  }
}
