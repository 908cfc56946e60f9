package be.becivic.site.page.general;

import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.template.JteprivacyGenerated;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is and is not known about people, in their own language. */
public final class PrivacyPage implements Page {
  private static final List<String> POINTS =
      List.of("reading", "feedback", "address", "review", "agent", "mistake");

  private final PageContext shelf;

  public PrivacyPage(PageContext shelf) {
    this.shelf = shelf;
  }

  @Override
  public PageHead head() {
    return PageHead.of(shelf.t("nav.privacy"), shelf.t("privacy.lead"), "/privacy", "privacy");
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    JteprivacyGenerated.render(output, null, frame, POINTS);
  }

  @Override
  public String markdown() {
    MarkdownPage sheet =
        MarkdownPage.of(head(), shelf.baseUrl()).paragraph(shelf.t("privacy.lead"));
    for (String point : POINTS) {
      sheet
          .heading(2, shelf.t("privacy." + point))
          .paragraph(shelf.t("privacy." + point + ".text"));
    }
    return sheet.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json = PageJson.page("/privacy", shelf).put("summary", shelf.t("privacy.lead"));
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
  public PageFreshness freshness() {
    return PageFreshness.CORPUS;
  }
}
