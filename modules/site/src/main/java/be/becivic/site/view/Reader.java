package be.becivic.site.view;

import be.becivic.site.language.Language;

/**
 * Who a page is made for.
 *
 * @param chosen whether the language stands in the address, and so must follow into every link
 */
public record Reader(Language language, boolean chosen) {

  /** A path of the site as this reader's link. */
  public String href(String path) {
    return chosen ? with(path, language) : path;
  }

  static String with(String path, Language language) {
    int hash = path.indexOf('#');
    String page = hash < 0 ? path : path.substring(0, hash);
    String fragment = hash < 0 ? "" : path.substring(hash);
    return page + (page.indexOf('?') < 0 ? "?" : "&") + "lang=" + language.code() + fragment;
  }
}
