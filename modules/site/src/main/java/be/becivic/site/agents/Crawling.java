package be.becivic.site.agents;

import be.becivic.site.negotiate.PageAddress;
import be.becivic.site.page.Addresses;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.common.PageContext;
import java.util.Map;

/** What crawlers may read, and where it is. */
final class Crawling {
  private Crawling() {}

  static String robots(PageContext shelf) {
    return """
    # AI agents: read %1$s/agents before anything else.
    User-agent: *
    Allow: /
    Disallow: /api/_internal/
    Disallow: /desk

    Sitemap: %1$s/sitemap.xml
    """
        .formatted(shelf.baseUrl());
  }

  /** Only what search engines may keep. */
  static String sitemap(PageContext shelf, PageTable pages) {
    StringBuilder xml =
        new StringBuilder(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
            """);
    for (String address : Addresses.list(shelf)) {
      if (pages.get(PageAddress.parse(address).segments(), Map.of(), shelf).head().indexed()) {
        xml.append("<url><loc>").append(shelf.baseUrl()).append(address).append("</loc></url>\n");
      }
    }
    return xml.append("</urlset>\n").toString();
  }
}
