package be.becivic.site.page;

import be.becivic.site.template.JteprivacyGenerated;
import be.becivic.site.view.Frame;
import be.becivic.site.view.Head;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is and is not known about people, in their own language. */
final class PrivacyPage implements Page {
  private static final List<String> POINTS =
      List.of("reading", "feedback", "address", "review", "agent", "mistake");

  private final Shelf shelf;

  PrivacyPage(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public Head head() {
    return Head.of(shelf.t("nav.privacy"), shelf.t("privacy.lead"), "/privacy", "privacy");
  }

  @Override
  public void writeHtml(Frame frame, HtmlTemplateOutput output) {
    JteprivacyGenerated.render(output, null, frame, POINTS);
  }

  @Override
  public String markdown() {
    Sheet sheet = Sheet.of(head(), shelf.baseUrl()).paragraph(shelf.t("privacy.lead"));
    for (String point : POINTS) {
      sheet
          .heading(2, shelf.t("privacy." + point))
          .paragraph(shelf.t("privacy." + point + ".text"));
    }
    return sheet.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json = Json.page("/privacy", shelf).put("summary", shelf.t("privacy.lead"));
    ArrayNode points = json.putArray("points");
    for (String point : POINTS) {
      points
          .addObject()
          .put("title", shelf.t("privacy." + point))
          .put("text", shelf.t("privacy." + point + ".text"));
    }
    return json;
  }

  @Override
  public Freshness freshness() {
    return Freshness.CORPUS;
  }
}
