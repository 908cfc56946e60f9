package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** Single observations and cohort counts are written by the renderer only (§6.10). */
public final class RenderedTagRule implements SkillRule {
  @Override
  public String id() {
    return "rendered_tag";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Tag tag : skill.body().tags()) {
      if (tag.kind().shape() == TagKind.Shape.RENDERED) {
        report.error(
            tag.opening(),
            "<%s> is filled in when the page is rendered.".formatted(tag.kind().tagName()),
            "Remove it; <Observations> is all an author writes.");
      }
    }
  }
}
