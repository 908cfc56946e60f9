package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** A risk wraps something, and says why if it says anything (§6.10). */
public final class RiskRule implements SkillRule {
  @Override
  public String id() {
    return "risk";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Tag tag : skill.body().tags(TagKind.RISK)) {
      if (tag.attribute("reason").isPresent() && tag.value("reason").isEmpty()) {
        report.error(
            tag.opening(),
            "The risk has an empty reason.",
            "Say what goes wrong and what that costs, or leave reason out.");
      }
      if (tag.content().map(span -> span.in(skill.text()).isBlank()).orElse(true)) {
        report.error(
            tag.opening(),
            "The risk wraps nothing.",
            "Put the risky step between <Risk> and </Risk>.");
      }
    }
  }
}
