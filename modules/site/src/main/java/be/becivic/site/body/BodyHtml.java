package be.becivic.site.body;

import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.renderer.html.HtmlRenderer;

/** Writes a parsed text as HTML in which nothing an author wrote can act. */
public final class BodyHtml {
  private BodyHtml() {}

  /** Of several renderers of a node the first one named writes it, so the extension comes last. */
  public static String render(Node document, BodyContext context) {
    return HtmlRenderer.builder()
        .escapeHtml(true)
        .sanitizeUrls(true)
        .nodeRendererFactory(renderer -> new BlockRenderer(renderer, context))
        .nodeRendererFactory(renderer -> new TagRenderer(renderer, context))
        .extensions(List.of(TablesExtension.create()))
        .build()
        .render(document);
  }
}
