package be.becivic.cli;

import be.becivic.corpus.graph.SkillGraph;
import be.becivic.corpus.skill.Skill;
import be.becivic.diagram.Diagram;
import be.becivic.diagram.Direction;
import be.becivic.diagram.Edge;
import be.becivic.diagram.LineStyle;
import be.becivic.diagram.Node;
import be.becivic.diagram.NodeShape;
import be.becivic.diagram.svg.Caption;
import be.becivic.diagram.svg.Svg;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The skill graph as an image: an arrow leads from a skill to what it uses, a thick one to what
 * must be done before. What is merely related is left out; it would hide the rest.
 */
final class SkillDiagram {
  private static final String TITLE =
      "How skills compose: arrows lead to what a skill uses, thick ones to what comes first";

  private SkillDiagram() {}

  static String svg(SkillGraph graph, String site) {
    List<Node> nodes = graph.nodes().stream().map(skill -> node(skill, site)).toList();
    Diagram diagram = new Diagram(Direction.RIGHT, nodes, arrows(graph.edges()), List.of());
    return Svg.document(diagram, Caption.of(TITLE, diagram));
  }

  private static Node node(Skill skill, String site) {
    Node node =
        Node.of(
                skill.id().value(),
                skill.frontmatter().title().orElse(skill.id().value()),
                skill.isMeta() ? NodeShape.ROUNDED : NodeShape.BOX)
            .linkedTo(site + "/skills/" + skill.id());
    return skill.frontmatter().status().map(status -> node.ofKind(status.wireName())).orElse(node);
  }

  /** What comes first is often also used; it is shown once, thick. */
  private static List<Edge> arrows(List<be.becivic.corpus.graph.SkillEdge> edges) {
    Map<List<String>, LineStyle> lines = new LinkedHashMap<>();
    for (be.becivic.corpus.graph.SkillEdge edge : edges) {
      List<String> ends = List.of(edge.from().value(), edge.to().value());
      switch (edge.type()) {
        case PREREQUISITES -> lines.put(ends, LineStyle.THICK);
        case REQUIRES -> lines.putIfAbsent(ends, LineStyle.SOLID);
        case RELATED -> {}
      }
    }
    return lines.entrySet().stream()
        .map(line -> Edge.of(line.getKey().getFirst(), line.getKey().getLast(), line.getValue()))
        .toList();
  }
}
