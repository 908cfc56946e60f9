package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.json.JsonFields;
import java.util.List;

/** A procedure of ours is found and named in each national language. */
public final class TranslationsRule implements SkillRule {
  private static final List<String> LANGUAGES = List.of("fr", "nl", "de");

  @Override
  public String id() {
    return "translations";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    boolean isOurs = skill.fields().text("origin").filter("be-civic"::equals).isPresent();
    if (!skill.hasBody() || skill.skill().isMeta() || !isOurs) {
      return;
    }
    for (String field : List.of("titles", "summaries")) {
      JsonFields texts = new JsonFields(skill.fields().json().path(field));
      List<String> missing =
          LANGUAGES.stream().filter(language -> texts.text(language).isEmpty()).toList();
      if (!missing.isEmpty()) {
        report.warning(
            skill.at("/" + (texts.object().isObject() ? field : "title")),
            "The skill has no %s in %s.".formatted(field, String.join(", ", missing)),
            "Translate them by hand.");
      }
    }
  }
}
