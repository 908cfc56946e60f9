package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.protocol.lifecycle.Status;

/** Rule 17, for one state: what the community proposed lands at alpha, never at draft (§6.2). */
public final class DraftLandingRule implements SkillRule {
  @Override
  public String id() {
    return "draft_landing";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    boolean isCommunity = skill.fields().text("origin").filter("community"::equals).isPresent();
    if (isCommunity && skill.skill().hasStatus(Status.DRAFT)) {
      report.error(
          skill.at("/status"), "A community skill is never at draft.", "Let it begin at alpha.");
    }
  }
}
