package be.becivic.site.page.common;

import be.becivic.diagram.Diagram;
import be.becivic.diagram.Edge;
import be.becivic.diagram.LineStyle;
import be.becivic.diagram.Node;
import gg.jte.html.escape.Escape;
import gg.jte.output.StringOutput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A flowchart as a numbered list, for screens on which a picture would be too small to read. */
final class FlowList {
  private final Diagram diagram;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final StringOutput html = new StringOutput();

  private FlowList(Diagram diagram) {
    this.diagram = diagram;
    diagram.nodes().forEach(node -> numbers.put(node.id(), numbers.size() + 1));
  }

  static String of(Diagram diagram) {
    return new FlowList(diagram).write();
  }

  private String write() {
    html.writeContent("<ol>");
    diagram.nodes().forEach(this::item);
    html.writeContent("</ol>");
    return html.toString();
  }

  private void item(Node node) {
    html.writeContent("<li>");
    text(node.label());
    List<Edge> ways =
        diagram.edges().stream()
            .filter(edge -> edge.from().equals(node.id()) && edge.line() != LineStyle.HIDDEN)
            .toList();
    if (!isPlainNext(node, ways)) {
      ways.forEach(this::way);
    }
    html.writeContent("</li>");
  }

  /** A list says by itself what comes next. */
  private boolean isPlainNext(Node node, List<Edge> ways) {
    return ways.size() == 1
        && ways.getFirst().label().isEmpty()
        && number(ways.getFirst().to()) == number(node.id()) + 1;
  }

  private int number(String id) {
    return Objects.requireNonNull(numbers.get(id));
  }

  private void way(Edge edge) {
    html.writeContent(" <span class=\"way\">");
    edge.label()
        .ifPresent(
            label -> {
              text(label);
              html.writeContent(" ");
            });
    html.writeContent("→&nbsp;" + numbers.get(edge.to()) + "</span>");
  }

  private void text(String words) {
    Escape.htmlContent(words.replace('\n', ' '), html);
  }
}
