package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.protocol.id.Uid;

/** A volatile value is never cited in brackets (§6.10). */
public final class BracketValueRule implements SkillRule {
  @Override
  public String id() {
    return "bracket_value";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Recitation recitation : skill.body().recitations()) {
      if (namesValue(skill, recitation)) {
        report.error(
            recitation.span(),
            "[%s] cites a value in brackets.".formatted(recitation.name()),
            "Use the full <VV> tag every time.");
      }
    }
  }

  static boolean namesValue(SkillCase skill, Recitation recitation) {
    String name = recitation.name();
    return (name.startsWith("val-") && Uid.parse(Uid.Kind.VOLATILE_VALUE, name).isPresent())
        || skill.catalogue().find(Uid.Kind.VOLATILE_VALUE, name).isPresent();
  }
}
