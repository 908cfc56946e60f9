package be.becivic.corpus.body.parser;

import be.becivic.corpus.body.BrokenTag;
import be.becivic.corpus.body.InlineTag;
import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.RiskBlock;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;

/**
 * Pairs openings with closings, puts what they wrap below them, and moves positions to the file.
 */
final class TagPairing {
  private static final int DEEPEST = 16;

  private final String file;
  private final int offset;
  private final List<Tag> tags = new ArrayList<>();
  private final List<Recitation> recitations = new ArrayList<>();
  private final List<Link> links = new ArrayList<>();
  private final List<FileProblem> problems = new ArrayList<>();

  TagPairing(String file, int offset) {
    this.file = file;
    this.offset = offset;
  }

  List<Tag> tags() {
    tags.sort(Comparator.comparingInt(tag -> tag.span().start()));
    return tags;
  }

  List<Recitation> recitations() {
    return recitations;
  }

  List<Link> links() {
    return links;
  }

  List<FileProblem> problems() {
    problems.sort(Comparator.comparingInt(problem -> problem.where().start()));
    return problems;
  }

  void pair(Node parent) {
    Node next = parent.getFirstChild();
    if (next == null) {
      return;
    }
    Deque<TagMark> open = new ArrayDeque<>(2);
    for (Node node = next; node != null; node = next) {
      next = node.getNext();
      switch (node) {
        case TagMark mark -> mark(mark, open);
        case RawRiskBlock risk -> pair(riskBlock(risk));
        case Complaint complaint -> refuse(complaint);
        case HtmlInline html -> rawHtml(html);
        case Recitation recitation -> recitation(recitation);
        case Link link -> {
          links.add(link);
          pair(link);
        }
        case Text _ -> {}
        default -> pair(node);
      }
    }
    open.forEach(this::neverClosed);
  }

  private void mark(TagMark mark, Deque<TagMark> open) {
    switch (mark.role()) {
      case OPENS -> open(mark, open);
      case STANDS_ALONE -> replace(mark, tag(mark, mark.span(), Optional.empty()));
      case CLOSES -> close(mark, open);
    }
  }

  private void open(TagMark mark, Deque<TagMark> open) {
    if (open.size() < DEEPEST) {
      open.push(mark);
    } else {
      broken(mark, "Tags are nested too deeply.", "Close the tags before this one.");
    }
  }

  private void close(TagMark end, Deque<TagMark> open) {
    if (open.stream().noneMatch(mark -> mark.kind() == end.kind())) {
      broken(
          end,
          "</%s> closes nothing in this paragraph.".formatted(end.kind().tagName()),
          "Open the tag in the same paragraph, or remove the end tag.");
      return;
    }
    while (open.peek().kind() != end.kind()) {
      neverClosed(open.pop());
    }
    TagMark start = open.pop();
    Span content = new Span(start.span().end(), end.span().start());
    InlineTag node = new InlineTag(tag(start, start.span().to(end.span()), Optional.of(content)));
    while (start.getNext() != end) {
      node.appendChild(start.getNext());
    }
    end.getSourceSpans().forEach(start::addSourceSpan);
    end.unlink();
    swap(start, node);
  }

  private RiskBlock riskBlock(RawRiskBlock raw) {
    TagMark start = raw.opening();
    Optional<Span> content = raw.closing().map(end -> new Span(start.span().end(), end.start()));
    Span whole = raw.closing().map(start.span()::to).orElse(start.span());
    RiskBlock block = new RiskBlock(tag(start, whole, content));
    while (raw.getFirstChild() != null) {
      block.appendChild(raw.getFirstChild());
    }
    swap(raw, block);
    if (raw.closing().isEmpty()) {
      problem(
          start.span(),
          "<Risk> is never closed.",
          "Put </Risk> on a line of its own, indented alike.");
    }
    return block;
  }

  private Tag tag(TagMark start, Span whole, Optional<Span> content) {
    Tag tag =
        new Tag(
            start.kind(),
            start.attributes().stream().map(attribute -> attribute.shift(offset)).toList(),
            whole.shift(offset),
            start.span().shift(offset),
            content.map(span -> span.shift(offset)));
    tags.add(tag);
    return tag;
  }

  private void replace(TagMark mark, Tag tag) {
    swap(mark, new InlineTag(tag));
  }

  private void neverClosed(TagMark mark) {
    String name = mark.kind().tagName();
    broken(
        mark,
        "<%s> is never closed in its paragraph.".formatted(name),
        switch (mark.kind().shape()) {
          case STANDS_ALONE -> "Write <" + name + " … />.";
          case WRAPS, RENDERED ->
              "Close it with </"
                  + name
                  + ">; a <Risk> around several paragraphs stands on lines of its own.";
        });
  }

  private void broken(TagMark mark, String message, String remedy) {
    problem(mark.span(), message, remedy);
    swap(mark, new BrokenTag(mark.span().shift(offset).in(file)));
  }

  private void refuse(Complaint complaint) {
    FileProblem problem = complaint.problem();
    problem(problem.where(), problem.message(), problem.remedy());
    swap(complaint, new BrokenTag(complaint.literal()));
  }

  private void rawHtml(HtmlInline html) {
    SourceSpan span = html.getSourceSpans().getFirst();
    problem(
        new Span(span.getInputIndex(), span.getInputIndex() + span.getLength()),
        "Raw HTML is not part of the body syntax.",
        "Use Markdown, or write \\< for a plain angle bracket.");
    swap(html, new BrokenTag(html.getLiteral()));
  }

  private void recitation(Recitation raw) {
    Recitation moved = new Recitation(raw.name(), raw.span().shift(offset));
    recitations.add(moved);
    swap(raw, moved);
  }

  private void problem(Span where, String message, String remedy) {
    problems.add(new FileProblem(where.shift(offset), message, remedy));
  }

  private static void swap(Node old, Node replacement) {
    replacement.setSourceSpans(old.getSourceSpans());
    old.insertAfter(replacement);
    old.unlink();
  }
}
