package be.becivic.corpus.check.body;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.text.Span;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A file has one frontmatter: what looks like another would be read as one by somebody's agent. */
public final class SecondFrontmatterRule implements SkillRule {
  private static final Pattern FENCE = Pattern.compile("(?m)^---[ \\t]*$");

  @Override
  public String id() {
    return "second_frontmatter";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    Matcher fence = FENCE.matcher(skill.text());
    int from = skill.skill().bodyOffset();
    while (fence.find(from)) {
      report.error(
          Span.at(fence.start()),
          "The body has a line that begins or ends a frontmatter.",
          "Remove it; a heading parts the text.");
      from = fence.end();
    }
  }
}
