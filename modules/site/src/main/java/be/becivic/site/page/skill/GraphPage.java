package be.becivic.site.page.skill;

import be.becivic.corpus.graph.GraphFilter;
import be.becivic.corpus.graph.GraphJson;
import be.becivic.corpus.graph.SkillEdge;
import be.becivic.corpus.graph.SkillEdgeType;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import be.becivic.site.template.JtegraphGenerated;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.GraphView;
import be.becivic.site.view.Html;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** How skills are made of each other, as a picture and as a table. */
public final class GraphPage implements Page {
  private static final GraphFilter RENDERED =
      new GraphFilter(
          List.of(), List.of(Status.STABLE, Status.BETA, Status.ALPHA), Optional.empty());
  private static final List<SkillEdgeType> CELLS =
      List.of(SkillEdgeType.REQUIRES, SkillEdgeType.PREREQUISITES, SkillEdgeType.RELATED);

  /** A larger picture takes minutes to lay out and shows nobody anything. */
  private static final int MOST_DRAWN = 200;

  private final PageContext context;
  private final SkillGraph graph;
  private final Map<SkillId, List<SkillEdge>> edges;

  public GraphPage(PageContext context) {
    this.context = context;
    this.graph = SkillGraph.of(context.corpus(), RENDERED);
    this.edges = graph.edges().stream().collect(Collectors.groupingBy(SkillEdge::from));
  }

  @Override
  public PageHead head() {
    return PageHead.of(context.t("graph.title"), lead(), "/graph", "graph");
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    ArtefactLinks links = new ArtefactLinks(context);
    List<GraphView.Row> rows =
        graph.nodes().stream()
            .filter(skill -> !skill.isMeta())
            .map(
                skill ->
                    new GraphView.Row(
                        links.to(skill, ""),
                        CELLS.stream().map(type -> targets(skill, type, links)).toList()))
            .toList();
    Html picture =
        isDrawn()
            ? context
                .shared()
                .drawings()
                .graph(
                    graph,
                    context.t("graph.title"),
                    skill -> LocalTitles.of(skill, context.reader().language()),
                    context::href)
            : Html.NONE;
    JtegraphGenerated.render(output, null, frame, new GraphView(picture, rows));
  }

  @Override
  public String markdown() {
    MarkdownPage page = MarkdownPage.of(head(), context.baseUrl()).paragraph(lead());
    ArtefactLinks links = new ArtefactLinks(context);
    for (Skill skill : graph.nodes()) {
      page.link(ArtefactLinks.title(skill), ArtefactLinks.path(skill), "");
      for (SkillEdgeType type : CELLS) {
        List<ArtefactLink> targets = targets(skill, type, links);
        if (!targets.isEmpty()) {
          String names = String.join("; ", targets.stream().map(ArtefactLink::title).toList());
          page.raw("  ").item(type.wireName() + ": " + names);
        }
      }
    }
    return page.toString();
  }

  @Override
  public JsonNode json() {
    return GraphJson.of(graph, context.baseUrl());
  }

  @Override
  public PageFreshness freshness() {
    return PageFreshness.CORPUS;
  }

  private boolean isDrawn() {
    return graph.nodes().size() <= MOST_DRAWN;
  }

  private String lead() {
    return context.t(isDrawn() ? "graph.lead" : "graph.lead.undrawn");
  }

  private List<ArtefactLink> targets(Skill skill, SkillEdgeType type, ArtefactLinks links) {
    return edges.getOrDefault(skill.id(), List.of()).stream()
        .filter(edge -> edge.type() == type)
        .map(SkillEdge::to)
        .flatMap(id -> Stream.of(id).flatMap(to -> context.corpus().findSkill(to).stream()))
        .map(found -> links.to(found, ""))
        .toList();
  }
}
