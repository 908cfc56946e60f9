package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.protocol.submission.SubmissionContract;

/** The submission contract a skill names exists (§6.9). */
public final class ContractRule implements SkillRule {
  @Override
  public String id() {
    return "contract_version";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    skill
        .fields()
        .text("submission_contract_version")
        .filter(version -> !SubmissionContract.exists(version))
        .ifPresent(
            version ->
                report.error(
                    skill.at("/submission_contract_version"),
                    "There is no submission contract %s.".formatted(version),
                    "Use one of %s.".formatted(String.join(", ", SubmissionContract.VERSIONS))));
  }
}
