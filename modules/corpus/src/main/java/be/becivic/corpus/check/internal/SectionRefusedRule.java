package be.becivic.corpus.check.internal;

import be.becivic.corpus.body.Section;

/** Verification belongs into the steps, not into a section of its own (§6.1). */
final class SectionRefusedRule implements SkillRule {
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
