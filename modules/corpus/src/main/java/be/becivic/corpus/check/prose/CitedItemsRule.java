package be.becivic.corpus.check.prose;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.Section;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.BodySections;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.StrongEmphasis;

/**
 * Each item of a list of facts leans on a source of its own, and advice of ours on none: what
 * begins with "Advice:" is ours, so no authority is cited for it (§3, principle 1).
 */
public final class CitedItemsRule implements SkillRule {
  /** Less than a sentence is no claim. */
  private static final int SHORTEST_CLAIM = 24;

  /** What begins in bold names a paper, and says something only where more follows. */
  private static final int LONGEST_NAME = 60;

  private static final String ADVICE = "Advice:";

  @Override
  public String id() {
    return "uncited_item";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (!skill.hasBody() || skill.skill().isMeta() || !skill.body().problems().isEmpty()) {
      return;
    }
    for (Section section : skill.body().sections()) {
      if (BodySections.FACTUAL.contains(section.title())) {
        section.blocks().stream()
            .flatMap(block -> claims(block).stream())
            .forEach(claim -> check(claim, skill, report));
      }
    }
  }

  private static List<Node> claims(Node block) {
    if (block instanceof Paragraph && PlainText.of(block).startsWith(ADVICE)) {
      return List.of(block);
    }
    List<Node> items = new ArrayList<>();
    if (block instanceof ListBlock) {
      for (Node item = block.getFirstChild(); item != null; item = item.getNext()) {
        items.add(item);
      }
    }
    return items;
  }

  private static void check(Node claim, SkillCase skill, Reporter report) {
    Span span = span(claim, skill.skill().bodyOffset());
    String text = PlainText.of(claim);
    if (text.startsWith(ADVICE)) {
      if (citesSource(span, skill.body())) {
        report.error(
            span,
            "Advice of our own cites a source.",
            "Remove the citation, or the word Advice if the source says so itself.");
      }
    } else if (text.length() >= shortestClaim(claim) && !isCited(span, skill.body())) {
      report.warning(
          span,
          "This says something and cites nothing.",
          "Cite a <Ref>, or re-cite one in brackets; begin with \"Advice:\" if it is ours.");
    }
  }

  private static int shortestClaim(Node item) {
    Node first = item.getFirstChild();
    return first instanceof Paragraph && first.getFirstChild() instanceof StrongEmphasis
        ? LONGEST_NAME
        : SHORTEST_CLAIM;
  }

  private static boolean isCited(Span span, Body body) {
    return citesSource(span, body)
        || body.tags().stream()
            .anyMatch(tag -> tag.kind() != TagKind.RISK && span.contains(tag.span()));
  }

  private static boolean citesSource(Span span, Body body) {
    return body.tags(TagKind.REF).stream().anyMatch(tag -> span.contains(tag.span()))
        || body.recitations().stream().anyMatch(again -> span.contains(again.span()));
  }

  private static Span span(Node node, int offset) {
    List<SourceSpan> lines = node.getSourceSpans();
    if (lines.isEmpty()) {
      return Span.at(offset);
    }
    SourceSpan last = lines.getLast();
    return new Span(lines.getFirst().getInputIndex(), last.getInputIndex() + last.getLength())
        .shift(offset);
  }
}
