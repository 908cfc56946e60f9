package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Section;
import be.becivic.corpus.check.rule.BodySections;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import java.util.List;

/** A body has the sections that are never left out (§6.1). */
public final class SectionMissingRule implements SkillRule {
  @Override
  public String id() {
    return "section_missing";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (!skill.hasBody()) {
      return;
    }
    List<String> titles = skill.body().sections().stream().map(Section::title).toList();
    for (String required : BodySections.REQUIRED) {
      if (!titles.contains(required)) {
        report.error(
            skill.top(),
            "The section '%s' is missing.".formatted(required),
            required.equals(BodySections.REQUESTS)
                ? "Add it; write 'No outstanding requests at this time.' when there are none."
                : "Add it as a second-level heading.");
      }
    }
  }
}
