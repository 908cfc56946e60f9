package be.becivic.site.view;

import be.becivic.site.language.Language;

/**
 * Who a page is made for.
 *
 * @param chosen whether the language stands in the address, and so must follow into every link
 * @param linkStyle how the page writes its links
 */
public record PageReader(Language language, boolean chosen, LinkStyle linkStyle) {

  /** Somebody who asks a server. */
  public PageReader(Language language, boolean chosen) {
    this(language, chosen, LinkStyle.LIVE);
  }

  /** The same reader of a page that writes its links in another way. */
  public PageReader with(LinkStyle style) {
    return new PageReader(language, chosen, style);
  }

  /** The same reader in another language. */
  public PageReader in(Language other) {
    return new PageReader(other, chosen, linkStyle);
  }

  /** A path of the site as this reader's link. */
  public String href(String path) {
    return chosen && !path.startsWith("#") ? inLanguage(path, language) : linkStyle.write(path);
  }

  /** A path of the site as a link for readers of a language. */
  String inLanguage(String path, Language other) {
    int hash = path.indexOf('#');
    String page = hash < 0 ? path : path.substring(0, hash);
    String fragment = hash < 0 ? "" : path.substring(hash);
    return linkStyle.write(
        page + (page.indexOf('?') < 0 ? "?" : "&") + "lang=" + other.code() + fragment);
  }
}
