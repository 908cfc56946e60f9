package be.becivic.corpus.check.internal;

import be.becivic.corpus.body.Section;

/** Sections come in their order, each once (§6.1). */
final class SectionOrderRule implements SkillRule {
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
