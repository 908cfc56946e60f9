package be.becivic.site.body;

import be.becivic.corpus.body.BrokenTag;
import be.becivic.corpus.body.InlineTag;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.RiskBlock;
import be.becivic.corpus.body.Tag;
import be.becivic.records.catalogue.Citation;
import be.becivic.site.language.Language;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/** Writes tags as what they stand for (§6.10). */
final class TagRenderer implements NodeRenderer {
  private static final String RESOLUTION = "data-resolution-status";

  private final HtmlNodeRendererContext renderer;
  private final HtmlWriter html;
  private final BodyContext context;
  private final BodyParts parts;
  private final Set<Integer> anchored = new HashSet<>();
  private final Set<String> placed = new HashSet<>();

  TagRenderer(HtmlNodeRendererContext renderer, BodyContext context, BodyParts parts) {
    this.renderer = renderer;
    this.html = renderer.getWriter();
    this.context = context;
    this.parts = parts;
  }

  @Override
  public Set<Class<? extends Node>> getNodeTypes() {
    return Set.of(InlineTag.class, RiskBlock.class, Recitation.class, BrokenTag.class);
  }

  @Override
  public void render(Node node) {
    int mark = parts.mark();
    write(node);
    parts.keep(node, mark);
  }

  private void write(Node node) {
    switch (node) {
      case InlineTag inline -> tag(inline);
      case RiskBlock block -> risk(block, block.tag(), "div", "p");
      case Recitation recitation -> recitation(recitation);
      case BrokenTag broken -> html.text(broken.literal());
      default -> throw new IllegalArgumentException("not a tag: " + node);
    }
  }

  private void tag(InlineTag node) {
    Tag tag = node.tag();
    switch (tag.kind()) {
      case VV -> value(context.citations().value(tag));
      case REF -> reference(node, context.citations().reference(tag));
      case PATH -> path(tag.value("id").orElse(""));
      case SKILL -> skill(tag.value("id").orElse(""));
      case RISK -> risk(node, tag, "span", "strong");
      case OBSERVATIONS -> parts.add(new BodyPart.Observations());
      case OBSERVATION, COHORT_STATS -> {}
    }
  }

  private void value(CitedValue value) {
    Map<String, String> attributes = new LinkedHashMap<>();
    if (value.isResolved() && placed.add(value.uid())) {
      attributes.put("id", value.uid());
    }
    attributes.put("class", value.isResolved() ? "vv" : "vv unresolved");
    attributes.put("data-name", value.name());
    attributes.put("data-uid", value.uid());
    value.status().ifPresent(status -> attributes.put("data-status", status.wireName()));
    value.lastDay().ifPresent(day -> attributes.put("data-last-day", day.toString()));
    if (!value.isResolved()) {
      attributes.put(RESOLUTION, "unresolved");
    }
    html.tag("span", attributes);
    if (value.isResolved()) {
      html.raw("<a href=\"");
      parts.add(new BodyPart.Href("/values/" + value.uid()));
      html.raw("\">");
      parts.add(new BodyPart.Figure(value, false));
      html.tag("/a");
    } else {
      parts.add(new BodyPart.Missing(false));
    }
    value.former().ifPresent(former -> parts.add(new BodyPart.Before(former)));
    html.tag("/span");
    value.reported().ifPresent(reported -> parts.add(new BodyPart.Reported(reported)));
  }

  private void reference(InlineTag node, CitedReference reference) {
    Optional<Citation> citation = reference.citation().filter(found -> SafeUrls.isWeb(found.url()));
    Map<String, String> attributes =
        citation.map(found -> SafeUrls.external(found.url())).orElseGet(LinkedHashMap::new);
    citation.ifPresent(found -> attributes.put("title", found.title()));
    boolean isFirst = anchored.add(reference.number());
    if (isFirst) {
      attributes.put("id", reference.anchor());
    }
    attributes.put("class", reference.isResolved() ? "ref" : "ref unresolved");
    if (!reference.isResolved()) {
      attributes.put(RESOLUTION, "unresolved");
    }
    String element = citation.isPresent() ? "a" : "span";
    html.tag(element, attributes);
    if (reference.isResolved()) {
      sourceName(node);
    } else {
      parts.add(new BodyPart.Missing(false));
    }
    html.tag("/" + element);
    if (isFirst) {
      reference.reported().ifPresent(reported -> parts.add(new BodyPart.Reported(reported)));
    }
  }

  private void sourceName(InlineTag node) {
    int mark = parts.mark();
    children(node);
    LocalPhrase name = new LocalPhrase(PlainText.of(node), context.corpus().phrases());
    parts.add(new BodyPart.SourceName(name, parts.takeSince(mark), false));
  }

  private void recitation(Recitation recitation) {
    Optional<CitedReference> cited = context.citations().findAgain(recitation.name());
    if (cited.isEmpty()) {
      html.text("[" + recitation.name() + "]");
      return;
    }
    Map<String, String> attributes = new LinkedHashMap<>();
    attributes.put("class", "cite");
    attributes.put("href", "#" + cited.get().anchor());
    html.tag("a", attributes);
    html.text("[" + cited.get().number() + "]");
    html.tag("/a");
  }

  private void path(String id) {
    context
        .corpus()
        .paths()
        .find(id)
        .ifPresentOrElse(
            path -> anchor("path", "/paths/" + id, in -> LocalTitles.of(path, in)),
            () -> unresolved("path", id));
  }

  private void skill(String id) {
    context
        .corpus()
        .findSkill(id)
        .ifPresentOrElse(
            skill -> anchor("skill", "/skills/" + id, in -> LocalTitles.of(skill, in)),
            () -> unresolved("skill", id));
  }

  private void anchor(String kind, String target, Function<Language, String> title) {
    html.raw("<a class=\"" + kind + "\" href=\"");
    parts.add(new BodyPart.Href(target));
    html.raw("\"");
    parts.add(new BodyPart.Title(title));
    html.tag("/a");
  }

  private void unresolved(String kind, String id) {
    Map<String, String> attributes = new LinkedHashMap<>();
    attributes.put("class", kind + " unresolved");
    attributes.put("data-id", id);
    attributes.put(RESOLUTION, "unresolved");
    html.tag("span", attributes);
    parts.add(new BodyPart.Missing(false));
    html.tag("/span");
  }

  private void risk(Node node, Tag tag, String element, String label) {
    html.tag(element, Map.of("class", "risk"));
    html.tag(label, Map.of("class", "stakes"));
    parts.add(new BodyPart.RiskLabel(context.words().risk(), false));
    tag.value("reason").ifPresent(why -> html.text(": " + why));
    html.tag("/" + label);
    html.raw(" ");
    children(node);
    html.tag("/" + element);
  }

  private void children(Node parent) {
    for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
      renderer.render(child);
    }
  }
}
