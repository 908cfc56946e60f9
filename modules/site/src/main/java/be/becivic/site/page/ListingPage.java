package be.becivic.site.page;

import be.becivic.site.body.MarkdownText;
import be.becivic.site.template.JtelistingGenerated;
import be.becivic.site.view.Frame;
import be.becivic.site.view.Group;
import be.becivic.site.view.Head;
import be.becivic.site.view.Link;
import be.becivic.site.view.Listing;
import gg.jte.html.HtmlTemplateOutput;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/** A page that lists artefacts in groups. */
final class ListingPage implements Page {
  private final Shelf shelf;
  private final Head head;
  private final Listing listing;
  private final Supplier<? extends JsonNode> json;

  ListingPage(Shelf shelf, Head head, Listing listing, Supplier<? extends JsonNode> json) {
    this.shelf = shelf;
    this.head = head;
    this.listing = listing;
    this.json = json;
  }

  @Override
  public Head head() {
    return head;
  }

  @Override
  public void writeHtml(Frame frame, HtmlTemplateOutput output) {
    JtelistingGenerated.render(output, null, frame, listing);
  }

  @Override
  public String markdown() {
    Sheet sheet = Sheet.of(head, shelf.baseUrl()).paragraph(listing.lead());
    for (Group group : listing.groups()) {
      sheet.heading(2, group.title());
      for (Link link : group.links()) {
        String status = link.status().map(value -> " (" + value.wireName() + ")").orElse("");
        String note = link.note().isEmpty() ? "" : ": " + MarkdownText.inline(link.note());
        sheet.item(MarkdownText.link(link.title(), shelf.baseUrl() + link.href()) + status + note);
      }
      sheet.gap();
    }
    return sheet.toString();
  }

  @Override
  public JsonNode json() {
    return json.get();
  }
}
