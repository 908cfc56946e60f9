package be.becivic.site.body;

import gg.jte.Content;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.renderer.html.HtmlRenderer;

/** A parsed text as HTML in which nothing an author wrote can act, made once for all readers. */
public final class BodyHtml {
  private final List<BodyPart> parts;

  private BodyHtml(List<BodyPart> parts) {
    this.parts = parts;
  }

  /** Of several renderers of a node the first one named writes it, so the extension comes last. */
  public static BodyHtml of(Node document, BodyContext context) {
    BodyParts parts = new BodyParts();
    HtmlRenderer.builder()
        .escapeHtml(true)
        .sanitizeUrls(true)
        .nodeRendererFactory(renderer -> new BlockRenderer(renderer, context, parts))
        .nodeRendererFactory(renderer -> new TagRenderer(renderer, context, parts))
        .extensions(List.of(TablesExtension.create()))
        .build()
        .render(document, parts);
    return new BodyHtml(parts.list());
  }

  /** The text as somebody reads it. */
  public Content to(ReaderChoices reader) {
    return output -> parts.forEach(part -> part.write(reader, output));
  }
}
