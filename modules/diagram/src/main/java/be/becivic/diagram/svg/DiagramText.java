package be.becivic.diagram.svg;

import be.becivic.diagram.Diagram;
import be.becivic.diagram.Edge;
import be.becivic.diagram.LineStyle;
import be.becivic.diagram.Node;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A diagram told step by step. */
final class DiagramText {
  private DiagramText() {}

  static String of(Diagram diagram) {
    Map<String, Node> nodes =
        diagram.nodes().stream().collect(Collectors.toMap(Node::id, Function.identity()));
    Map<String, List<Edge>> leaving =
        diagram.edges().stream()
            .filter(edge -> edge.line() != LineStyle.HIDDEN)
            .collect(Collectors.groupingBy(Edge::from));
    StringJoiner sentences = new StringJoiner(" ");
    for (Node node : diagram.nodes()) {
      StringJoiner ways = new StringJoiner("; ", name(node) + " → ", ".").setEmptyValue("");
      for (Edge edge : leaving.getOrDefault(node.id(), List.of())) {
        String condition = edge.label().map(label -> oneLine(label) + ": ").orElse("");
        ways.add(condition + name(Objects.requireNonNull(nodes.get(edge.to()))));
      }
      if (leaving.containsKey(node.id())) {
        sentences.add(ways.toString());
      }
    }
    return sentences.toString();
  }

  private static String name(Node node) {
    return oneLine(node.label());
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s+", " ");
  }
}
