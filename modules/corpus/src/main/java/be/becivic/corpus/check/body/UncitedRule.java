package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.Section;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.BodySections;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;

/** A stretch of facts leans on at least one source (§3, principle 1). */
public final class UncitedRule implements SkillRule {
  /** Less than a sentence is no claim. */
  private static final int SHORTEST_CLAIM = 60;

  /** What stands below one heading and above the next. */
  private record Stretch(int start, List<Node> blocks) {
    String text() {
      return blocks.stream().map(PlainText::of).collect(Collectors.joining(" "));
    }
  }

  @Override
  public String id() {
    return "uncited";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (!skill.hasBody()) {
      return;
    }
    List<Section> sections = skill.body().sections();
    for (int i = 0; i < sections.size(); i++) {
      Section section = sections.get(i);
      if (BodySections.FACTUAL.contains(section.title())) {
        boolean isLast = i + 1 == sections.size();
        int end = isLast ? skill.text().length() : sections.get(i + 1).heading().start();
        check(stretches(section, skill.skill().bodyOffset()), end, skill.body(), report);
      }
    }
  }

  private static void check(List<Stretch> stretches, int end, Body body, Reporter report) {
    for (int i = 0; i < stretches.size(); i++) {
      Stretch stretch = stretches.get(i);
      int until = i + 1 < stretches.size() ? stretches.get(i + 1).start : end;
      if (!isCited(new Span(stretch.start, until), body)
          && stretch.text().length() >= SHORTEST_CLAIM) {
        report.warning(
            Span.at(stretch.start),
            "What follows this heading cites nothing.",
            "Cite a <Ref>, or re-cite one in brackets, for each claim.");
      }
    }
  }

  private static List<Stretch> stretches(Section section, int bodyOffset) {
    List<Stretch> stretches = new ArrayList<>();
    stretches.add(new Stretch(section.heading().start(), new ArrayList<>()));
    for (Node block : section.blocks()) {
      if (block instanceof Heading heading) {
        SourceSpan span = heading.getSourceSpans().getFirst();
        stretches.add(new Stretch(span.getInputIndex() + bodyOffset, new ArrayList<>()));
      } else {
        stretches.getLast().blocks.add(block);
      }
    }
    return stretches;
  }

  private static boolean isCited(Span stretch, Body body) {
    for (Tag tag : body.tags()) {
      if (tag.kind() != TagKind.RISK && stretch.contains(tag.span())) {
        return true;
      }
    }
    for (Recitation recitation : body.recitations()) {
      if (stretch.contains(recitation.span())) {
        return true;
      }
    }
    return false;
  }
}
