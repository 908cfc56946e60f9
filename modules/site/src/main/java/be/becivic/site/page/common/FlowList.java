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

/**
 * A flowchart as a list, for screens on which a picture would be too small to read. It has letters,
 * because the steps that follow have numbers, and says where a way ends.
 */
final class FlowList {
  private static final int LETTERS = 26;

  private final Diagram diagram;
  private final String end;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final StringOutput html = new StringOutput();

  private FlowList(Diagram diagram, String end) {
    this.diagram = diagram;
    this.end = end;
    diagram.nodes().forEach(node -> numbers.put(node.id(), numbers.size() + 1));
  }

  /**
   * @param end what the end of a way is called
   */
  static String of(Diagram diagram, String end) {
    return new FlowList(diagram, end).write();
  }

  private String write() {
    html.writeContent("<ol type=\"A\">");
    diagram.nodes().forEach(this::item);
    html.writeContent("</ol>");
    return html.toString();
  }

  private void item(Node node) {
    html.writeContent("<li id=\"" + anchor(node.id()) + "\">");
    text(node.label());
    List<Edge> ways =
        diagram.edges().stream()
            .filter(edge -> edge.from().equals(node.id()) && edge.line() != LineStyle.HIDDEN)
            .toList();
    if (ways.isEmpty()) {
      html.writeContent(" <strong class=\"way end\">");
      text(end);
      html.writeContent("</strong>");
    } else if (!isPlainNext(node, ways)) {
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
    html.writeContent(" <a class=\"way\" href=\"#" + anchor(edge.to()) + "\">");
    edge.label()
        .ifPresent(
            label -> {
              text(label);
              html.writeContent(" ");
            });
    html.writeContent("→&nbsp;" + letters(number(edge.to())) + "</a>");
  }

  private String anchor(String id) {
    return "flow-" + number(id);
  }

  /** As browsers count with letters: Z is followed by AA. */
  private static String letters(int number) {
    String last = String.valueOf((char) ('A' + (number - 1) % LETTERS));
    return number > LETTERS ? letters((number - 1) / LETTERS) + last : last;
  }

  private void text(String words) {
    Escape.htmlContent(words.replace('\n', ' '), html);
  }
}
