package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.predicate.Axis;
import be.becivic.protocol.region.Nis5;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** Whom a skill is for is said in words a profile can hold and of communes that exist (§6.1). */
public final class AppliesToRule implements SkillRule {
  private static final Set<String> KEYS =
      Set.of(
          "audience_summary",
          "residency_status",
          "visa_categories",
          "origin_countries",
          "regions",
          "communes");

  @Override
  public String id() {
    return "applies_to";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    skill.fields().appliesTo().ifPresent(json -> check(json, skill, report));
  }

  private static void check(JsonNode json, SkillCase skill, Reporter report) {
    for (String key : json.propertyNames()) {
      if (!KEYS.contains(key)) {
        report.error(
            skill.at("/applies_to/" + key),
            "'%s' is nothing a skill can apply to.".formatted(key),
            "Use %s.".formatted(String.join(", ", KEYS.stream().sorted().toList())));
      }
    }
    JsonFields fields = new JsonFields(json);
    Set<String> words = Axis.RESIDENCY_STATUS.words();
    each(fields, "residency_status", words::contains, skill, report);
    each(
        fields,
        "communes",
        nis -> Nis5.parse(nis).isEmpty() || skill.corpus().communes().find(nis).isPresent(),
        skill,
        report);
  }

  private static void each(
      JsonFields fields, String key, Predicate<String> isKnown, SkillCase skill, Reporter report) {
    List<String> values = fields.texts(key);
    for (int i = 0; i < values.size(); i++) {
      if (!isKnown.test(values.get(i))) {
        report.error(
            skill.at("/applies_to/" + key + "/" + i),
            "'%s' is not known.".formatted(values.get(i)),
            "Use a value of the profile, or a NIS code of data/communes.json.");
      }
    }
  }
}
