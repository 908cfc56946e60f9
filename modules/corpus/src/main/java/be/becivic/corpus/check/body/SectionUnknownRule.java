package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Section;
import be.becivic.corpus.check.rule.BodySections;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** A body has no sections but those of §6.1; what branches is a third-level heading. */
public final class SectionUnknownRule implements SkillRule {
  @Override
  public String id() {
    return "section_unknown";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Section section : skill.body().sections()) {
      String title = section.title();
      if (!BodySections.ORDER.contains(title) && !title.equals(BodySections.REFUSED)) {
        report.warning(
            section.heading(),
            "'%s' is not a section of a skill.".formatted(title),
            "Move it below one of " + String.join(", ", BodySections.ORDER) + ".");
      }
    }
  }
}
