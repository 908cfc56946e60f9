package be.becivic.corpus.check.body;

import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Every skill disclaims authority at its top (§3, principle 5). */
public final class DisclaimerRule implements SkillRule {
  private static final Pattern DISCLAIMER =
      Pattern.compile("\\bverify\\b.{0,80}\\bcommune\\b", Pattern.CASE_INSENSITIVE);

  @Override
  public String id() {
    return "disclaimer";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (!skill.hasBody()) {
      return;
    }
    String intro =
        skill.body().intro().stream().map(PlainText::of).collect(Collectors.joining(" "));
    if (!DISCLAIMER.matcher(intro).find()) {
      report.error(
          skill.top(),
          "The body does not begin by disclaiming authority.",
          "Say before the first section that people must verify with their commune.");
    }
  }
}
