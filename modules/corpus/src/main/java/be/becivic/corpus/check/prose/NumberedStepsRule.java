package be.becivic.corpus.check.prose;

import be.becivic.corpus.body.Section;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import org.commonmark.node.OrderedList;

/** The process is told in numbered steps (§6.1). */
public final class NumberedStepsRule implements SkillRule {
  @Override
  public String id() {
    return "process_steps";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (!skill.hasBody()) {
      return;
    }
    for (Section section : skill.body().sections()) {
      if (section.title().equals("Process")
          && !section.blocks().isEmpty()
          && section.blocks().stream().noneMatch(OrderedList.class::isInstance)) {
        report.error(
            section.heading(),
            "The process has no numbered steps.",
            "Number what to do: 1., 2., …");
      }
    }
  }
}
