package be.becivic.site;

import be.becivic.site.language.Language;
import be.becivic.site.page.common.LastSkillReading;
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
  private final LastSkillReading text;
  private final Function<PageReader, PageContext> contexts;

  SiteBatch(
      PageFinder finder,
      PageRenderer renderer,
      LastSkillReading text,
      Function<PageReader, PageContext> contexts) {
    this.finder = finder;
    this.renderer = renderer;
    this.text = text;
    this.contexts = contexts;
  }

  /** Whatever comes next is made from what it reads itself, not from what is at hand. */
  public void startOver() {
    text.forget();
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
