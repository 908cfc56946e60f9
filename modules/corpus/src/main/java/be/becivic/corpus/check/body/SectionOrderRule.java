package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Section;
import be.becivic.corpus.check.rule.BodySections;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** Sections come in their order, each once (§6.1). */
public final class SectionOrderRule implements SkillRule {
  @Override
  public String id() {
    return "section_order";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    int last = -1;
    for (Section section : skill.body().sections()) {
      int place = BodySections.ORDER.indexOf(section.title());
      if (place < 0) {
        continue;
      }
      if (place <= last) {
        report.error(
            section.heading(),
            "The section '%s' is out of order.".formatted(section.title()),
            "The order is " + String.join(", ", BodySections.ORDER) + ".");
      }
      last = Math.max(last, place);
    }
  }
}
