package be.becivic.site.page.common;

import be.becivic.site.body.MarkdownText;
import be.becivic.site.template.JtelistingGenerated;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.LinkGroup;
import be.becivic.site.view.Listing;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/** A page that lists artefacts in groups. */
public final class ListingPage implements Page {
  private final PageContext context;
  private final PageHead head;
  private final Listing listing;
  private final Supplier<? extends JsonNode> json;

  public ListingPage(
      PageContext context, PageHead head, Listing listing, Supplier<? extends JsonNode> json) {
    this.context = context;
    this.head = head;
    this.listing = listing;
    this.json = json;
  }

  @Override
  public PageHead head() {
    return head;
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    JtelistingGenerated.render(output, null, frame, listing);
  }

  @Override
  public String markdown() {
    MarkdownPage page = MarkdownPage.of(head, context.baseUrl()).paragraph(listing.lead());
    for (LinkGroup group : listing.groups()) {
      page.heading(2, group.title());
      for (ArtefactLink link : group.links()) {
        String status = link.status().map(value -> " (" + value.wireName() + ")").orElse("");
        String note = link.note().isEmpty() ? "" : ": " + MarkdownText.inline(link.note());
        page.item(MarkdownText.link(link.title(), context.baseUrl() + link.href()) + status + note);
      }
      page.gap();
    }
    return page.toString();
  }

  @Override
  public JsonNode json() {
    return json.get();
  }
}
