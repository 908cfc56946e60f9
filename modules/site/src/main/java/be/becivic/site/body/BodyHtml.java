package be.becivic.site.body;

import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.renderer.html.HtmlRenderer;

/** Writes a parsed text as HTML in which nothing an author wrote can act. */
public final class BodyHtml {
  private BodyHtml() {}

  public static String render(Node document, BodyContext context) {
    return HtmlRenderer.builder()
        .escapeHtml(true)
        .sanitizeUrls(true)
        .extensions(List.of(TablesExtension.create()))
        .nodeRendererFactory(renderer -> new BlockRenderer(renderer, context))
        .nodeRendererFactory(renderer -> new TagRenderer(renderer, context))
        .build()
        .render(document);
  }
}
