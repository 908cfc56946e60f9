package be.becivic.corpus.body.parser;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.Section;
import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.commonmark.Extension;
import org.commonmark.ext.autolink.AutolinkExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Block;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.Document;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * CommonMark with tags. HTML blocks and indented code are off, because either would swallow a tag
 * unseen.
 */
public final class BodyParser {
  private static final int MOST_OPEN_BLOCKS = 60;
  private static final int DEEPEST_INLINE = 60;

  /**
   * The first that can start on a line takes it, so their order is part of how a body reads: under
   * a paragraph {@code ---} makes a heading, and {@code * * *} is a break and not a list.
   */
  private static final Set<Class<? extends Block>> BLOCKS =
      new LinkedHashSet<>(
          List.of(
              BlockQuote.class,
              Heading.class,
              FencedCodeBlock.class,
              ThematicBreak.class,
              ListBlock.class));

  private static final Parser PLAIN = parser(List.of(TablesExtension.create()));
  private static final Parser LINKING =
      parser(List.of(TablesExtension.create(), AutolinkExtension.create()));

  private BodyParser() {}

  public static Body parse(String file, int offset) {
    Optional<FileProblem> hostile = BracketGuard.check(file, offset);
    if (hostile.isPresent()) {
      return new Body(
          new Document(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(hostile.get()));
    }
    String body = file.substring(offset);
    Node document = (BareLinks.mayBeIn(body) ? LINKING : PLAIN).parse(body);
    TagPairing pairing = new TagPairing(file, offset);
    pairing.pair(document);
    List<Node> intro = new ArrayList<>();
    List<Section> sections = sections(document, offset, intro);
    return new Body(
        document,
        intro,
        sections,
        pairing.tags(),
        pairing.recitations(),
        pairing.links(),
        pairing.problems());
  }

  private static Parser parser(List<Extension> extensions) {
    return Parser.builder()
        .enabledBlockTypes(BLOCKS)
        .extensions(extensions)
        .customBlockParserFactory(new RiskBlockParser.Factory())
        .customInlineContentParserFactory(new TagInlineParser.Factory())
        .linkProcessor(new RecitationProcessor())
        .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
        .maxOpenBlockParsers(MOST_OPEN_BLOCKS)
        .maxInlineNesting(DEEPEST_INLINE)
        .build();
  }

  private static List<Section> sections(Node document, int offset, List<Node> intro) {
    List<Section> sections = new ArrayList<>();
    Heading heading = null;
    List<Node> blocks = intro;
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading next && next.getLevel() == 2) {
        if (heading != null) {
          sections.add(section(heading, blocks, offset));
        }
        heading = next;
        blocks = new ArrayList<>();
      } else {
        blocks.add(node);
      }
    }
    if (heading != null) {
      sections.add(section(heading, blocks, offset));
    }
    return sections;
  }

  private static Section section(Heading heading, List<Node> blocks, int offset) {
    SourceSpan first = heading.getSourceSpans().getFirst();
    Span span = new Span(first.getInputIndex(), first.getInputIndex() + first.getLength());
    return new Section(PlainText.of(heading), span.shift(offset), blocks);
  }
}
