package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** Values and references wrap what they say; the tags that stand alone wrap nothing (§6.10). */
public final class TagContentRule implements SkillRule {
  @Override
  public String id() {
    return "tag_content";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Tag tag : skill.body().tags()) {
      String name = tag.kind().tagName();
      boolean isEmpty = tag.content().map(span -> span.in(skill.text()).isBlank()).orElse(true);
      if (isEmpty && (tag.kind() == TagKind.VV || tag.kind() == TagKind.REF)) {
        report.error(
            tag.opening(),
            "<%s> wraps nothing.".formatted(name),
            "Write the current value or label between the opening and the closing tag.");
      }
      if (tag.kind().shape() == TagKind.Shape.STANDS_ALONE && tag.content().isPresent()) {
        report.error(
            tag.opening(),
            "<%s> wraps something.".formatted(name),
            "Write <%s … /> and leave the text out; the title is filled in.".formatted(name));
      }
    }
  }
}
