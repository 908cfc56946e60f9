package be.becivic.corpus.check.change;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.ChangedSkill;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.version.SkillDifference;
import be.becivic.corpus.version.SkillText;

/** Rule 14: changing only the form of citations does not move the version (S83). */
public final class TagOnlyBumpRule implements ChangeRule {
  @Override
  public String id() {
    return "tag_only_bump";
  }

  @Override
  public void check(CommitRange change, Reports reports) {
    for (ChangedSkill changed : ChangedSkill.between(change.base(), change.head())) {
      changed
          .before()
          .ifPresent(
              before ->
                  check(
                      before,
                      changed.after(),
                      SkillDifference.between(
                          text(change.base(), before), text(change.head(), changed.after())),
                      reports));
    }
  }

  private static SkillText text(Corpus corpus, Skill skill) {
    return SkillText.find(corpus, skill.id()).orElseThrow();
  }

  private static void check(
      Skill before, Skill after, SkillDifference difference, Reports reports) {
    boolean moved = !before.frontmatter().version().equals(after.frontmatter().version());
    if (moved && difference == SkillDifference.TAGS) {
      reports
          .in(after.file())
          .error(
              after.frontmatter().locate("/version"),
              "Only tags changed, and the version moved.",
              "Put the version back to "
                  + before.frontmatter().text("version").orElse("what it was")
                  + ".");
    }
  }
}
