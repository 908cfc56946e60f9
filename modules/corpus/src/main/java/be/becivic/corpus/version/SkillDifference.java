package be.becivic.corpus.version;

/** How much two states of a skill differ. */
public enum SkillDifference {
  NONE,
  /** Only what says where it stands. */
  STANDING,
  /** Only white space, or what the catalogue says in its place anyway. */
  FORM,
  /** Only the form of citations: bracket to tag, uids filled in (S83). */
  TAGS,
  CONTENT;

  public static SkillDifference between(SkillText before, SkillText after) {
    if (before.isIdenticalTo(after)) {
      return NONE;
    }
    if (before.repeats(after)) {
      return STANDING;
    }
    if (!before.saysSameAs(after)) {
      return CONTENT;
    }
    return CitationForms.differ(before.skill(), after.skill()) ? TAGS : FORM;
  }

  /** Whether it is another text. */
  public boolean isOfText() {
    return this == CONTENT;
  }
}
