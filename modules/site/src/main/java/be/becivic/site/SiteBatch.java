package be.becivic.site;

import be.becivic.site.language.Language;
import be.becivic.site.view.LinkStyle;

/** Pages made from the facts of one moment; of use to one thread, and only during that moment. */
@FunctionalInterface
public interface SiteBatch {

  /**
   * A page as people would read it who chose a language, or in the form its address names.
   *
   * @param way how it writes links where people read it; other forms name the live site
   */
  SitePage page(String path, Language language, LinkStyle way);
}
