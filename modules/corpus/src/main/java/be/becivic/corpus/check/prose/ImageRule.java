package be.becivic.corpus.check.prose;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.text.Span;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.SourceSpan;

/** Bodies have no pictures: a page loads nothing from elsewhere, and the diagram is drawn here. */
public final class ImageRule implements SkillRule {
  @Override
  public String id() {
    return "image";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    int offset = skill.skill().bodyOffset();
    skill
        .body()
        .document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Image image) {
                int start =
                    image.getSourceSpans().stream()
                        .findFirst()
                        .map(SourceSpan::getInputIndex)
                        .orElse(0);
                report.error(
                    Span.at(offset + start),
                    "The body has a picture.",
                    "Remove it; say it in words, or draw it in process.mmd.");
              }
            });
  }
}
