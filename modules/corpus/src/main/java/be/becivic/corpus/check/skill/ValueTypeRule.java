package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.data.ValueTypes;
import be.becivic.corpus.skill.Port;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Inputs and outputs have a listed type and a name of their own (§6.1). */
public final class ValueTypeRule implements SkillRule {
  @Override
  public String id() {
    return "value_type";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    ValueTypes types = skill.corpus().types();
    check(skill, report, "/inputs/", skill.fields().inputs(), types.inputTypes());
    check(skill, report, "/outputs/", skill.fields().outputs(), types.outputTypes());
  }

  private static void check(
      SkillCase skill, Reporter report, String field, List<Port> ports, Set<String> types) {
    Set<String> names = new HashSet<>();
    for (int i = 0; i < ports.size(); i++) {
      Port port = ports.get(i);
      if (!types.contains(port.type())) {
        report.error(
            skill.at(field + i + "/type"),
            "'%s' is not a type.".formatted(port.type()),
            "Use a type listed in " + ValueTypes.FILE + ".");
      }
      if (!names.add(port.name())) {
        report.error(
            skill.at(field + i + "/name"),
            "The name '%s' appears twice.".formatted(port.name()),
            "Give each value its own name.");
      }
    }
  }
}
