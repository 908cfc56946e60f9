package be.becivic.site;

import be.becivic.site.language.Language;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.LinkStyle;
import be.becivic.site.view.PageReader;
import java.util.Map;
import java.util.function.Function;

/**
 * Renders many pages from the same facts; of use to one thread, and only while it has the facts.
 */
public final class SiteBatch {
  private final PageFinder finder;
  private final PageRenderer renderer;
  private final Function<PageReader, PageContext> contexts;

  SiteBatch(PageFinder finder, PageRenderer renderer, Function<PageReader, PageContext> contexts) {
    this.finder = finder;
    this.renderer = renderer;
    this.contexts = contexts;
  }

  /**
   * A page as people would read it who chose a language, or in the form its address names.
   *
   * @param links how it writes links where people read it; other forms name the live site
   */
  public SitePage page(String path, Language language, LinkStyle links) {
    if (Redirects.find(path).isPresent()) {
      return SitePage.withoutBody(308, Map.of());
    }
    PageKey key = finder.find(path, language, links);
    return renderer.render(key, contexts.apply(key.reader())).untagged();
  }
}
