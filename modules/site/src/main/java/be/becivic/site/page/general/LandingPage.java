package be.becivic.site.page.general;

import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;
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
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What this is, for whom, and how an agent comes to use it. */
public final class LandingPage implements Page {
  private static final int FEATURED = 6;

  private final PageContext context;
  private final List<Skill> skills;

  public LandingPage(PageContext context) {
    this.context = context;
    this.skills = SkillPages.rendered(context).stream().filter(skill -> !skill.isMeta()).toList();
  }

  @Override
  public PageHead head() {
    return PageHead.of(context.t("landing.head"), context.t("landing.lead"), "/", "");
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    LandingView view =
        new LandingView(
            skills.size(),
            context.corpus().paths().list().size(),
            references(),
            context.t("landing.prompt", context.baseUrl() + "/agents"),
            new ClientSetups(context).list(),
            featured(),
            PathPages.themes(context));
    JtelandingGenerated.render(output, null, frame, view);
  }

  @Override
  public String markdown() {
    MarkdownPage page =
        MarkdownPage.of(head(), context.baseUrl()).paragraph(context.t("landing.lead"));
    page.heading(2, context.t("landing.connect"));
    page.raw("```\n" + prompt() + "\n```\n\n");
    page.link("MCP", "/mcp", context.t("landing.connect.mcp.text"));
    page.link("/agents", "/agents", "");
    page.gap().heading(2, context.t("landing.start"));
    for (Skill skill : skills) {
      page.link(
          ArtefactLinks.title(skill),
          ArtefactLinks.path(skill),
          skill.frontmatter().summary().orElse(""));
    }
    return page.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json =
        PageJson.page("/", context)
            .put("name", context.site().name())
            .put("description", context.t("landing.lead"))
            .put("prompt", prompt())
            .put("mcp", context.baseUrl() + "/mcp")
            .put("skills", context.baseUrl() + "/skills")
            .put("paths", context.baseUrl() + "/paths")
            .put("llms", context.baseUrl() + "/llms.txt");
    ArrayNode list = json.putArray("featured");
    featured().forEach(link -> list.add(context.baseUrl() + link.href()));
    return json;
  }

  @Override
  public PageFreshness freshness() {
    return PageFreshness.CORPUS;
  }

  /** The prescribed prompt for agents that know nothing of this yet (§24.6.2). */
  private String prompt() {
    return "Help me with [task]. Read "
        + context.baseUrl()
        + "/agents and follow Be Civic's protocol.";
  }

  private int references() {
    return (int)
        context.corpus().seeds().references().stream()
            .filter(source -> context.content().has(source.uid()))
            .count();
  }

  /** Of each topic the one that most others wait for. */
  private List<ArtefactLink> featured() {
    ArtefactLinks links = new ArtefactLinks(context);
    Map<SkillId, Long> waiting = waiting();
    Map<String, Skill> byTopic = new LinkedHashMap<>();
    skills.stream()
        .sorted(
            Comparator.comparingLong((Skill skill) -> waiting.getOrDefault(skill.id(), 0L))
                .reversed())
        .forEach(skill -> byTopic.putIfAbsent(skill.frontmatter().topic().orElse(""), skill));
    return byTopic.values().stream().limit(FEATURED).map(links::described).toList();
  }

  /** How many others have to wait for each that somebody waits for. */
  private Map<SkillId, Long> waiting() {
    return skills.stream()
        .flatMap(skill -> skill.frontmatter().prerequisites().stream().distinct())
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }
}
