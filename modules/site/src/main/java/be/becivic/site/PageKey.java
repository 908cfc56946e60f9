package be.becivic.site;

import be.becivic.library.search.SearchQuery;
import be.becivic.site.language.Language;
import be.becivic.site.negotiate.Representation;
import be.becivic.site.view.PageReader;

/**
 * What tells the pages of one state of the site apart. Pages are rendered from their key and from
 * that state alone, so equal keys mean equal bytes.
 */
sealed interface PageKey {
  /** Who it is rendered for. */
  PageReader reader();

  /** A document that has one form and says the same to everybody. */
  record OfDocument(String path) implements PageKey {
    private static final PageReader ANYBODY = new PageReader(Language.EN, false);

    @Override
    public PageReader reader() {
      return ANYBODY;
    }
  }

  /**
   * A page in one of its forms.
   *
   * @param path without the suffix that names a form
   * @param sought what is searched for; nothing, but where something can be
   */
  record OfPage(String path, Representation form, PageReader reader, SearchQuery sought)
      implements PageKey {}
}
