package be.becivic.corpus.skill;

import tools.jackson.databind.node.ObjectNode;

/** How much two states of a skill differ. */
public enum SkillDifference {
  NONE,
  /** Only the version moved. */
  VERSION,
  /** Only the form of citations: bracket to tag, uids filled in, children refreshed (S83). */
  TAGS,
  CONTENT;

  public static SkillDifference between(Skill before, Skill after) {
    if (before.file().text().equals(after.file().text())) {
      return NONE;
    }
    if (!fields(before).equals(fields(after))) {
      return CONTENT;
    }
    if (before.bodyText().equals(after.bodyText())) {
      return VERSION;
    }
    return CanonicalBody.of(before).saySameAs(CanonicalBody.of(after)) ? TAGS : CONTENT;
  }

  private static ObjectNode fields(Skill skill) {
    ObjectNode copy = skill.frontmatter().json().deepCopy();
    copy.remove("version");
    return copy;
  }
}
