package be.becivic.site.page;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.diagram.Caption;
import be.becivic.diagram.Diagram;
import be.becivic.diagram.Direction;
import be.becivic.diagram.Edge;
import be.becivic.diagram.Flowchart;
import be.becivic.diagram.Line;
import be.becivic.diagram.Node;
import be.becivic.diagram.Shape;
import be.becivic.diagram.Svg;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Pictures in pages. Laying one out takes long, so each is kept until its source changes. */
public final class Drawings {
  private static final int MOST_KEPT = 500;

  private final Map<List<String>, String> kept =
      new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<List<String>, String> eldest) {
          return size() > MOST_KEPT;
        }
      };

  /** The process of a skill, from the flowchart beside it; empty where it has none. */
  String process(Corpus corpus, Skill skill, String title) {
    String path = "skills/" + skill.id() + "/process.mmd";
    Optional<String> blob = Optional.ofNullable(corpus.files().blobs().get(path));
    return blob.map(id -> keep(List.of(id, title), () -> flowchart(corpus, path, title)))
        .orElse("");
  }

  /**
   * The skill graph; what is merely related is left out, because it would hide the rest.
   *
   * @param href turns a path of the site into a link for this reader
   */
  String graph(SkillGraph graph, String title, UnaryOperator<String> href) {
    List<Node> nodes = graph.nodes().stream().map(skill -> node(skill, href)).toList();
    Diagram diagram = new Diagram(Direction.RIGHT, nodes, arrows(graph), List.of());
    return keep(
        List.of(diagram.toString(), title),
        () -> Svg.element(diagram, Caption.of(title, diagram), "graph"));
  }

  private String keep(List<String> key, Supplier<String> draw) {
    synchronized (kept) {
      String known = kept.get(key);
      if (known != null) {
        return known;
      }
    }
    String drawn = draw.get();
    synchronized (kept) {
      kept.put(key, drawn);
    }
    return drawn;
  }

  private static String flowchart(Corpus corpus, String path, String title) {
    String source = corpus.findFile(path).map(SourceFile::text).orElse("");
    Diagram diagram = Flowchart.parse(source).diagram();
    return diagram.nodes().isEmpty()
        ? ""
        : "<figure class=\"picture\"><div class=\"scroll\" tabindex=\"0\">"
            + Svg.element(diagram, Caption.of(title, diagram), "process")
            + "</div></figure>";
  }

  private static Node node(Skill skill, UnaryOperator<String> href) {
    Node node =
        Node.of(skill.id().value(), Links.title(skill), skill.isMeta() ? Shape.ROUNDED : Shape.BOX)
            .linkedTo(href.apply(Links.path(skill)));
    return skill.frontmatter().status().map(status -> node.ofKind(status.wireName())).orElse(node);
  }

  /** What comes first is often also a part; it is shown once, thick. */
  private static List<Edge> arrows(SkillGraph graph) {
    Map<List<String>, Line> lines = new LinkedHashMap<>();
    for (be.becivic.corpus.graph.Edge edge : graph.edges()) {
      List<String> ends = List.of(edge.from().value(), edge.to().value());
      switch (edge.type()) {
        case PREREQUISITES -> lines.put(ends, Line.THICK);
        case REQUIRES -> lines.putIfAbsent(ends, Line.SOLID);
        case RELATED -> {}
      }
    }
    return lines.entrySet().stream()
        .map(line -> Edge.of(line.getKey().getFirst(), line.getKey().getLast(), line.getValue()))
        .toList();
  }
}
