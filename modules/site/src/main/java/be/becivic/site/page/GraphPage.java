package be.becivic.site.page;

import be.becivic.corpus.graph.Edge;
import be.becivic.corpus.graph.EdgeType;
import be.becivic.corpus.graph.GraphFilter;
import be.becivic.corpus.graph.GraphJson;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.template.JtegraphGenerated;
import be.becivic.site.view.Frame;
import be.becivic.site.view.GraphView;
import be.becivic.site.view.Head;
import be.becivic.site.view.Html;
import be.becivic.site.view.Link;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** How skills are made of each other, as a picture and as a table. */
final class GraphPage implements Page {
  private static final GraphFilter RENDERED =
      new GraphFilter(
          List.of(), List.of(Status.STABLE, Status.BETA, Status.ALPHA), Optional.empty());
  private static final List<EdgeType> CELLS =
      List.of(EdgeType.REQUIRES, EdgeType.PREREQUISITES, EdgeType.RELATED);

  /** A larger picture takes minutes to lay out and shows nobody anything. */
  private static final int MOST_DRAWN = 200;

  private final Shelf shelf;
  private final SkillGraph graph;
  private final Map<SkillId, List<Edge>> edges;

  GraphPage(Shelf shelf) {
    this.shelf = shelf;
    this.graph = SkillGraph.of(shelf.corpus(), RENDERED);
    this.edges = graph.edges().stream().collect(Collectors.groupingBy(Edge::from));
  }

  @Override
  public Head head() {
    return Head.of(shelf.t("graph.title"), lead(), "/graph", "graph");
  }

  @Override
  public void writeHtml(Frame frame, HtmlTemplateOutput output) {
    Links links = new Links(shelf);
    List<GraphView.Row> rows =
        graph.nodes().stream()
            .map(
                skill ->
                    new GraphView.Row(
                        links.to(skill, ""),
                        CELLS.stream().map(type -> targets(skill, type, links)).toList()))
            .toList();
    Html picture =
        isDrawn() ? shelf.drawings().graph(graph, shelf.t("graph.title"), shelf::href) : Html.NONE;
    JtegraphGenerated.render(output, null, frame, new GraphView(picture, rows));
  }

  @Override
  public String markdown() {
    Sheet sheet = Sheet.of(head(), shelf.baseUrl()).paragraph(lead());
    Links links = new Links(shelf);
    for (Skill skill : graph.nodes()) {
      sheet.link(Links.title(skill), Links.path(skill), "");
      for (EdgeType type : CELLS) {
        List<Link> targets = targets(skill, type, links);
        if (!targets.isEmpty()) {
          String names = String.join("; ", targets.stream().map(Link::title).toList());
          sheet.raw("  ").item(type.wireName() + ": " + names);
        }
      }
    }
    return sheet.toString();
  }

  @Override
  public JsonNode json() {
    return GraphJson.of(graph, shelf.baseUrl());
  }

  @Override
  public Freshness freshness() {
    return Freshness.CORPUS;
  }

  private boolean isDrawn() {
    return graph.nodes().size() <= MOST_DRAWN;
  }

  private String lead() {
    return shelf.t(isDrawn() ? "graph.lead" : "graph.lead.undrawn");
  }

  private List<Link> targets(Skill skill, EdgeType type, Links links) {
    return edges.getOrDefault(skill.id(), List.of()).stream()
        .filter(edge -> edge.type() == type)
        .map(Edge::to)
        .flatMap(id -> Stream.of(id).flatMap(to -> shelf.corpus().findSkill(to).stream()))
        .map(found -> links.to(found, ""))
        .toList();
  }
}
