package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.json.JsonFields;
import java.util.List;

/** Prerequisites and related skills exist and are other ones (§24.2). */
public final class RelationsRule implements SkillRule {
  private static final List<String> FIELDS = List.of("prerequisites", "related");

  @Override
  public String id() {
    return "relations";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (String field : FIELDS) {
      List<String> ids = new JsonFields(skill.fields().json()).texts(field);
      for (int i = 0; i < ids.size(); i++) {
        String id = ids.get(i);
        if (id.equals(skill.skill().id().value()) || skill.corpus().findSkill(id).isEmpty()) {
          report.error(
              skill.at("/" + field + "/" + i),
              "'%s' is not another skill of this corpus.".formatted(id),
              "Correct the id, or remove it from " + field + ".");
        }
      }
    }
  }
}
