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

  private final PageContext context;

  public PrivacyPage(PageContext context) {
    this.context = context;
  }

  @Override
  public PageHead head() {
    return PageHead.of(context.t("nav.privacy"), context.t("privacy.lead"), "/privacy", "privacy");
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    JteprivacyGenerated.render(output, null, frame, POINTS);
  }

  @Override
  public String markdown() {
    MarkdownPage page =
        MarkdownPage.of(head(), context.baseUrl()).paragraph(context.t("privacy.lead"));
    for (String point : POINTS) {
      page.heading(2, context.t("privacy." + point))
          .paragraph(context.t("privacy." + point + ".text"));
    }
    return page.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json = PageJson.page("/privacy", context).put("summary", context.t("privacy.lead"));
    ArrayNode points = json.putArray("points");
    for (String point : POINTS) {
      points
          .addObject()
          .put("title", context.t("privacy." + point))
          .put("text", context.t("privacy." + point + ".text"));
    }
    return json;
  }

  @Override
  public PageFreshness freshness() {
    return PageFreshness.CORPUS;
  }
}
