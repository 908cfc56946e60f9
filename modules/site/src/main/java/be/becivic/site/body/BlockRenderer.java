package be.becivic.site.body;

import be.becivic.corpus.body.InlineTag;
import be.becivic.corpus.body.NumberedText;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.voice.ChangedPassage;
import be.becivic.site.language.Language;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.Document;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.ListBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/**
 * Headings with ids, paragraphs that are translated whole or in their first words, tables that
 * scroll by themselves, links that leave quietly, no pictures.
 */
final class BlockRenderer implements NodeRenderer {
  private final HtmlNodeRendererContext renderer;
  private final HtmlWriter html;
  private final BodyContext context;
  private final BodyParts parts;

  /** What the numbers of the translation that is being written stand for. */
  private List<Node> tags = List.of();

  BlockRenderer(HtmlNodeRendererContext renderer, BodyContext context, BodyParts parts) {
    this.renderer = renderer;
    this.html = renderer.getWriter();
    this.context = context;
    this.parts = parts;
  }

  @Override
  public Set<Class<? extends Node>> getNodeTypes() {
    return Set.of(
        Document.class,
        Heading.class,
        BlockQuote.class,
        Paragraph.class,
        StrongEmphasis.class,
        LocalParagraph.TagPlace.class,
        TableBlock.class,
        Link.class,
        Image.class);
  }

  @Override
  public void render(Node node) {
    switch (node) {
      case Document document -> document(document);
      case Heading heading -> heading(heading);
      case Paragraph paragraph -> paragraph(paragraph);
      case BlockQuote quote -> quotation(quote);
      case StrongEmphasis strong -> strong(strong);
      case LocalParagraph.TagPlace place -> parts.repeat(tags.get(place.number() - 1));
      case TableBlock table -> table(table);
      case Link link -> link(link);
      default -> html.text(PlainText.of(node));
    }
  }

  /** What stands beside a block comes right after it. */
  private void document(Document document) {
    beside(context.beside().aboveAll());
    for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
      renderer.render(block);
      beside(context.beside().after(block));
    }
  }

  private void beside(List<ChangedPassage.OfBody> passages) {
    if (!passages.isEmpty()) {
      html.line();
      parts.add(new BodyPart.Beside(passages));
    }
  }

  private void heading(Heading heading) {
    Optional<HeadingOutline.Item> item = context.outline().find(heading);
    Optional<SkillSection> section = item.flatMap(HeadingOutline.Item::section);
    html.line();
    if (item.filter(this::isLocal).isPresent()) {
      parts.add(new BodyPart.LocalHeading(item.get(), context.headings()));
    } else {
      String tag = "h" + Math.max(2, heading.getLevel());
      html.tag(tag, item.map(found -> Map.of("id", found.id())).orElse(Map.of()));
      children(heading);
      html.tag("/" + tag);
    }
    html.line();
    if (section.filter(SkillSection.STEPS::equals).isPresent()) {
      parts.add(new BodyPart.Diagram());
    }
  }

  /** Whether it differs from reader to reader; others keep what an author set in them. */
  private boolean isLocal(HeadingOutline.Item item) {
    return Arrays.stream(Language.values())
        .anyMatch(language -> context.headings().find(item, language).isPresent());
  }

  private void paragraph(Paragraph paragraph) {
    boolean bare = isInTightList(paragraph) || isObservations(paragraph);
    if (!bare) {
      html.line();
      html.tag("p");
    }
    if (isTranslatable(paragraph)) {
      told(paragraph);
    } else {
      children(paragraph);
    }
    if (!bare) {
      html.tag("/p");
      html.line();
    }
  }

  /** Quotations are the same in many texts and are translated as phrases. */
  private boolean isTranslatable(Paragraph paragraph) {
    return !context.translations().languages().isEmpty()
        && !isObservations(paragraph)
        && !(paragraph.getParent() instanceof BlockQuote);
  }

  /** In a text that is told in a language, a paragraph that is not says so. */
  private void told(Paragraph paragraph) {
    int mark = parts.mark();
    children(paragraph);
    List<BodyPart> written = parts.takeSince(mark);
    LocalParagraph local = new LocalParagraph(NumberedText.of(paragraph), context.translations());
    tags = local.text().tags();
    Map<Language, List<BodyPart>> told = new EnumMap<>(Language.class);
    Set<Language> missing = EnumSet.noneOf(Language.class);
    for (Language language : Language.values()) {
      Optional<Node> words = local.in(language);
      if (words.isPresent()) {
        children(words.get());
        told.put(language, parts.takeSince(mark).stream().map(BodyPart::local).toList());
      } else if (context.translations().languages().contains(language.code())) {
        missing.add(language);
      }
    }
    parts.add(new BodyPart.Told(told, written));
    if (!missing.isEmpty()) {
      parts.add(new BodyPart.EnglishMark(missing));
    }
  }

  private void strong(StrongEmphasis strong) {
    Optional<LocalPhrase> lead = SkillContents.lead(strong).map(this::phrase);
    if (lead.filter(LocalPhrase::isTranslated).isPresent()) {
      int mark = parts.mark();
      children(strong);
      parts.add(new BodyPart.PointLead(lead.get(), parts.takeSince(mark)));
    } else {
      html.tag("strong");
      children(strong);
      html.tag("/strong");
    }
  }

  private void quotation(BlockQuote quote) {
    html.line();
    int mark = parts.mark();
    html.tag("blockquote");
    html.line();
    children(quote);
    html.line();
    html.tag("/blockquote");
    LocalPhrase said = phrase(PlainText.of(quote));
    if (said.isTranslated()) {
      parts.add(new BodyPart.Quotation(said, parts.takeSince(mark)));
    }
    html.line();
  }

  private LocalPhrase phrase(String words) {
    return new LocalPhrase(words, context.corpus().phrases());
  }

  private void table(TableBlock table) {
    html.line();
    html.tag("div", Map.of("class", "scroll"));
    html.tag("table");
    children(table);
    html.tag("/table");
    html.tag("/div");
    html.line();
  }

  private void link(Link link) {
    String target = link.getDestination();
    if (target.startsWith("#") || target.startsWith("/") && !target.startsWith("//")) {
      html.raw("<a href=\"");
      parts.add(new BodyPart.Href(target));
      html.raw("\">");
    } else if (SafeUrls.isWeb(target)) {
      html.tag("a", SafeUrls.external(target));
    } else {
      children(link);
      return;
    }
    children(link);
    html.tag("/a");
  }

  private void children(Node parent) {
    for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
      renderer.render(child);
    }
  }

  private static boolean isInTightList(Paragraph paragraph) {
    return paragraph.getParent() instanceof ListItem item
        && item.getParent() instanceof ListBlock list
        && list.isTight();
  }

  private static boolean isObservations(Paragraph paragraph) {
    return paragraph.getFirstChild() instanceof InlineTag tag
        && tag.getNext() == null
        && tag.tag().kind() == TagKind.OBSERVATIONS;
  }
}
