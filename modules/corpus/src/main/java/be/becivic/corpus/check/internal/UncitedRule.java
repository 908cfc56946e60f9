package be.becivic.corpus.check.internal;

import be.becivic.corpus.body.InlineTag;
import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.Section;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.text.Span;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;

/** A stretch of facts leans on at least one source (§3, principle 1). */
final class UncitedRule implements SkillRule {
  /** Less than a sentence is no claim. */
  private static final int SHORTEST_CLAIM = 60;

  @Override
  public String id() {
    return "uncited";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (!skill.hasBody()) {
      return;
    }
    for (Section section : skill.body().sections()) {
      if (BodySections.FACTUAL.contains(section.title())) {
        check(section, skill.skill().bodyOffset(), report);
      }
    }
  }

  private static void check(Section section, int offset, Reporter report) {
    Span heading = section.heading();
    Stretch stretch = new Stretch();
    for (Node block : section.blocks()) {
      if (block instanceof Heading next) {
        stretch.report(heading, report);
        SourceSpan span = next.getSourceSpans().getFirst();
        heading = Span.at(span.getInputIndex() + offset);
        stretch = new Stretch();
      } else {
        stretch.read(block);
      }
    }
    stretch.report(heading, report);
  }

  /** What stands between two headings. */
  private static final class Stretch {
    private int letters;
    private boolean cited;

    void read(Node node) {
      switch (node) {
        case Text text -> letters += text.getLiteral().length();
        case Recitation _ -> cited = true;
        case InlineTag tag when tag.tag().kind() != TagKind.RISK -> cited = true;
        default -> {
          for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            read(child);
          }
        }
      }
    }

    void report(Span heading, Reporter report) {
      if (!cited && letters >= SHORTEST_CLAIM) {
        report.warning(
            heading,
            "What follows this heading cites nothing.",
            "Cite a <Ref>, or re-cite one in brackets, for each claim.");
      }
    }
  }
}
