package be.becivic.site.page;

import be.becivic.corpus.skill.Skill;
import be.becivic.site.template.JtelandingGenerated;
import be.becivic.site.view.Frame;
import be.becivic.site.view.Head;
import be.becivic.site.view.LandingView;
import be.becivic.site.view.Link;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What this is, for whom, and how an agent comes to use it. */
final class LandingPage implements Page {
  private static final int FEATURED = 6;

  private final Shelf shelf;
  private final List<Skill> skills;

  LandingPage(Shelf shelf) {
    this.shelf = shelf;
    this.skills = SkillPages.rendered(shelf).stream().filter(skill -> !skill.isMeta()).toList();
  }

  @Override
  public Head head() {
    return Head.of(shelf.t("landing.head"), shelf.t("landing.lead"), "/", "");
  }

  @Override
  public void writeHtml(Frame frame, HtmlTemplateOutput output) {
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
    Sheet sheet = Sheet.of(head(), shelf.baseUrl()).paragraph(shelf.t("landing.lead"));
    sheet.heading(2, shelf.t("landing.connect"));
    sheet.raw("```\n" + prompt() + "\n```\n\n");
    sheet.link("MCP", "/mcp", shelf.t("landing.connect.mcp.text"));
    sheet.link("/agents", "/agents", "");
    sheet.gap().heading(2, shelf.t("landing.start"));
    for (Skill skill : skills) {
      sheet.link(Links.title(skill), Links.path(skill), skill.frontmatter().summary().orElse(""));
    }
    return sheet.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json =
        Json.page("/", shelf)
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
  public Freshness freshness() {
    return Freshness.CORPUS;
  }

  /** The prescribed prompt for agents that know nothing of this yet (§24.6.2). */
  private String prompt() {
    return "Help me with [task]. Read "
        + shelf.baseUrl()
        + "/agents and follow Be Civic's protocol.";
  }

  private List<Link> featured() {
    Links links = new Links(shelf);
    return skills.stream()
        .limit(FEATURED)
        .map(skill -> links.to(skill, skill.frontmatter().summary().orElse("")))
        .toList();
  }
}
