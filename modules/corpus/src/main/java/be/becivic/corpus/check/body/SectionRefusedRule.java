package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Section;
import be.becivic.corpus.check.rule.BodySections;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** Verification belongs into the steps, not into a section of its own (§6.1). */
public final class SectionRefusedRule implements SkillRule {
  @Override
  public String id() {
    return "section_refused";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Section section : skill.body().sections()) {
      if (section.title().equalsIgnoreCase(BodySections.REFUSED)) {
        report.error(
            section.heading(),
            "The section 'Verify with' is no longer part of a skill.",
            "Put what must be verified into the step or branch it belongs to.");
      }
    }
  }
}
