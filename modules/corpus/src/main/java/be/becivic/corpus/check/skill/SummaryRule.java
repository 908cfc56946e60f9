package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** A summary is one line that fits a list (§6.1). */
public final class SummaryRule implements SkillRule {
  private static final int COMFORTABLE = 200;
  private static final int LONGEST = 400;

  @Override
  public String id() {
    return "summary";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    int length =
        skill.fields().summary().map(text -> text.codePointCount(0, text.length())).orElse(0);
    String message = "The summary has %d characters.".formatted(length);
    String remedy = "Keep it to %d; the hard limit is %d.".formatted(COMFORTABLE, LONGEST);
    if (length > LONGEST) {
      report.error(skill.at("/summary"), message, remedy);
    } else if (length > COMFORTABLE) {
      report.warning(skill.at("/summary"), message, remedy);
    }
  }
}
