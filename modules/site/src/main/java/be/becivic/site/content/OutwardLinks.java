package be.becivic.site.content;

import be.becivic.site.view.LinkStyle;

/** Leads to the site that shows everything wherever a link leads beyond this one. */
public final class OutwardLinks implements LinkStyle {
  private final SiteContent content;
  private final String home;
  private final LinkStyle within;

  public OutwardLinks(SiteContent content, String home, LinkStyle within) {
    this.content = content;
    this.home = home;
    this.within = within;
  }

  @Override
  public String write(String link) {
    return link.startsWith("/") && !content.has(link) ? home + link : within.write(link);
  }

  @Override
  public boolean isCopy() {
    return within.isCopy();
  }
}
