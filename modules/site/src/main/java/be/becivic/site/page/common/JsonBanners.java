package be.becivic.site.page.common;

import be.becivic.site.view.Banner;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Cautions in a JSON document. */
public final class JsonBanners {
  private JsonBanners() {}

  public static void add(ObjectNode page, List<Banner> banners, PageContext context) {
    if (banners.isEmpty()) {
      return;
    }
    ArrayNode array = page.putArray("banners");
    for (Banner banner : banners) {
      ObjectNode node = array.addObject().put("kind", banner.kind());
      node.put("text", String.join(" ", banner.lines()));
      ArrayNode links = node.putArray("links");
      banner.links().forEach(link -> links.add(context.url(link.href())));
    }
  }
}
