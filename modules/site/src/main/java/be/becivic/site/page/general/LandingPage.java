package be.becivic.site.page.general;

import be.becivic.corpus.skill.Skill;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.page.path.PathPages;
import be.becivic.site.page.skill.SkillPages;
import be.becivic.site.template.JtelandingGenerated;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.LandingView;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What this is, for whom, and how an agent comes to use it. */
public final class LandingPage implements Page {
  private static final int FEATURED = 6;

  private final PageContext shelf;
  private final List<Skill> skills;

  public LandingPage(PageContext shelf) {
    this.shelf = shelf;
    this.skills = SkillPages.rendered(shelf).stream().filter(skill -> !skill.isMeta()).toList();
  }

  @Override
  public PageHead head() {
    return PageHead.of(shelf.t("landing.head"), shelf.t("landing.lead"), "/", "");
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    LandingView view =
        new LandingView(
            skills.size(),
            shelf.corpus().paths().list().size(),
            shelf.corpus().seeds().references().size(),
            prompt(),
            shelf.baseUrl() + "/mcp",
            featured(),
            PathPages.themes(shelf));
    JtelandingGenerated.render(output, null, frame, view);
  }

  @Override
  public String markdown() {
    MarkdownPage sheet =
        MarkdownPage.of(head(), shelf.baseUrl()).paragraph(shelf.t("landing.lead"));
    sheet.heading(2, shelf.t("landing.connect"));
    sheet.raw("```\n" + prompt() + "\n```\n\n");
    sheet.link("MCP", "/mcp", shelf.t("landing.connect.mcp.text"));
    sheet.link("/agents", "/agents", "");
    sheet.gap().heading(2, shelf.t("landing.start"));
    for (Skill skill : skills) {
      sheet.link(
          ArtefactLinks.title(skill),
          ArtefactLinks.path(skill),
          skill.frontmatter().summary().orElse(""));
    }
    return sheet.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json =
        PageJson.page("/", shelf)
            .put("name", "Be Civic")
            .put("description", shelf.t("landing.lead"))
            .put("prompt", prompt())
            .put("mcp", shelf.baseUrl() + "/mcp")
            .put("skills", shelf.baseUrl() + "/skills")
            .put("paths", shelf.baseUrl() + "/paths")
            .put("llms", shelf.baseUrl() + "/llms.txt");
    ArrayNode list = json.putArray("featured");
    featured().forEach(link -> list.add(shelf.baseUrl() + link.href()));
    return json;
  }

  @Override
  public PageFreshness freshness() {
    return PageFreshness.CORPUS;
  }

  /** The prescribed prompt for agents that know nothing of this yet (§24.6.2). */
  private String prompt() {
    return "Help me with [task]. Read "
        + shelf.baseUrl()
        + "/agents and follow Be Civic's protocol.";
  }

  private List<ArtefactLink> featured() {
    ArtefactLinks links = new ArtefactLinks(shelf);
    return skills.stream()
        .limit(FEATURED)
        .map(skill -> links.to(skill, skill.frontmatter().summary().orElse("")))
        .toList();
  }
}
