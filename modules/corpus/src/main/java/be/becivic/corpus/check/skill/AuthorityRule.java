package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.data.Authorities;

/** The authority a skill names is listed (§6.1). */
public final class AuthorityRule implements SkillRule {
  @Override
  public String id() {
    return "authority";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    skill
        .fields()
        .text("authority_id")
        .filter(id -> !skill.corpus().authorities().has(id))
        .ifPresent(
            id ->
                report.error(
                    skill.at("/authority_id"),
                    "There is no authority '%s'.".formatted(id),
                    "Correct the id, or add it to " + Authorities.FILE + "."));
  }
}
