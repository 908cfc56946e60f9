package be.becivic.site.page.common;

import be.becivic.site.body.MarkdownText;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.Banner;

/** A caution as a block quote. */
public final class BannerMarkdown {
  private BannerMarkdown() {}

  public static String of(Banner banner, PageContext context) {
    StringBuilder text = new StringBuilder();
    banner.lines().forEach(line -> text.append("> ").append(line).append("\n>\n"));
    for (ArtefactLink link : banner.links()) {
      text.append("> - ")
          .append(MarkdownText.link(link.title(), context.url(link.href())))
          .append(link.status().map(status -> " (" + status.wireName() + ")").orElse(""))
          .append('\n');
    }
    String quote = text.toString();
    return (quote.endsWith(">\n") ? quote.substring(0, quote.length() - 2) : quote) + "\n";
  }
}
