package be.becivic.corpus.check.internal;

/** What begins like a tag is one (§6.10). */
final class TagSyntaxRule implements SkillRule {
  @Override
  public String id() {
    return "tag_syntax";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    report.errors(skill.body().problems());
  }
}
