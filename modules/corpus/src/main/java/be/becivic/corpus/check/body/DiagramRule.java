package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Section;
import be.becivic.corpus.check.rule.BodySections;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/**
 * A body that branches comes with a diagram (§5). A proposal from the community has no way to bring
 * one, so there it is something to add.
 */
public final class DiagramRule implements SkillRule {
  private static final String MESSAGE = "The body branches but has no diagram.";

  @Override
  public String id() {
    return "process_diagram";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    String diagram = "skills/" + skill.skill().id() + "/process.mmd";
    if (!skill.hasBody() || skill.corpus().has(diagram)) {
      return;
    }
    boolean isProposed =
        skill.skill().frontmatter().text("origin").filter("community"::equals).isPresent();
    for (Section section : skill.body().sections()) {
      if (section.title().equals(BodySections.BRANCHING)) {
        String remedy = "Add " + diagram + ".";
        if (isProposed) {
          report.warning(section.heading(), MESSAGE, remedy);
        } else {
          report.error(section.heading(), MESSAGE, remedy);
        }
      }
    }
  }
}
