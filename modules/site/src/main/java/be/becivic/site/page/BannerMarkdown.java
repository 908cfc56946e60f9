package be.becivic.site.page;

import be.becivic.site.body.MarkdownText;
import be.becivic.site.view.Banner;
import be.becivic.site.view.Link;

/** A caution as a block quote. */
final class BannerMarkdown {
  private BannerMarkdown() {}

  static String of(Banner banner, String baseUrl) {
    StringBuilder text = new StringBuilder();
    banner.lines().forEach(line -> text.append("> ").append(line).append("\n>\n"));
    for (Link link : banner.links()) {
      text.append("> - ")
          .append(MarkdownText.link(link.title(), baseUrl + link.href()))
          .append(link.status().map(status -> " (" + status.wireName() + ")").orElse(""))
          .append('\n');
    }
    String quote = text.toString();
    return (quote.endsWith(">\n") ? quote.substring(0, quote.length() - 2) : quote) + "\n";
  }
}
