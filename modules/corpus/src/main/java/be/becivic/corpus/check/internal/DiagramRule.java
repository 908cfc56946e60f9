package be.becivic.corpus.check.internal;

import be.becivic.corpus.body.Section;

/** A body that branches comes with a diagram (§5). */
final class DiagramRule implements SkillRule {
  @Override
  public String id() {
    return "process_diagram";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    String diagram = "skills/" + skill.skill().id() + "/process.mmd";
    if (skill.hasBody() && !skill.corpus().has(diagram)) {
      for (Section section : skill.body().sections()) {
        if (section.title().equals(BodySections.BRANCHING)) {
          report.error(
              section.heading(), "The body branches but has no diagram.", "Add " + diagram + ".");
        }
      }
    }
  }
}
