package be.becivic.corpus.check.internal;

import be.becivic.corpus.body.Section;

/** A body has no sections but those of §6.1; what branches is a third-level heading. */
final class SectionUnknownRule implements SkillRule {
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
