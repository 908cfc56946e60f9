package be.becivic.site.agents;

import be.becivic.site.page.Addresses;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.common.PageContext;

/** What crawlers may read, and where it is. */
final class Crawling {
  private Crawling() {}

  static String robots(PageContext context) {
    return """
    # AI agents: read %1$s/agents before anything else.
    User-agent: *
    Allow: /
    Disallow: /api/_internal/
    Disallow: /desk

    Sitemap: %1$s/sitemap.xml
    """
        .formatted(context.baseUrl());
  }

  /** Only what search engines may keep. */
  static String sitemap(PageContext context, PageTable pages) {
    StringBuilder xml =
        new StringBuilder(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
            """);
    for (String address : Addresses.list(context)) {
      if (pages.get(address, context).head().indexed()) {
        xml.append("<url><loc>").append(context.baseUrl()).append(address).append("</loc></url>\n");
      }
    }
    return xml.append("</urlset>\n").toString();
  }
}
