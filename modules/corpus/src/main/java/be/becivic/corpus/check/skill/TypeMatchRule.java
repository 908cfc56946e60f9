package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.skill.Port;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import java.util.List;

/** An input that a required skill produces has the type in which it is produced (§6.1). */
public final class TypeMatchRule implements SkillRule {
  @Override
  public String id() {
    return "type_match";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    List<Port> inputs = skill.fields().inputs();
    for (Requirement requirement : skill.fields().requires()) {
      skill
          .corpus()
          .findSkill(requirement.id())
          .ifPresent(producer -> check(skill, report, inputs, producer));
    }
  }

  private static void check(SkillCase skill, Reporter report, List<Port> inputs, Skill producer) {
    for (Port output : producer.frontmatter().outputs()) {
      for (int i = 0; i < inputs.size(); i++) {
        Port input = inputs.get(i);
        if (input.name().equals(output.name()) && !input.type().equals(output.type())) {
          report.error(
              skill.at("/inputs/" + i + "/type"),
              "'%s' is taken as %s, but '%s' produces it as %s."
                  .formatted(input.name(), input.type(), producer.id(), output.type()),
              "Give both the same type, or another name to one of them.");
        }
      }
    }
  }
}
