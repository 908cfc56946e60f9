package be.becivic.diagram.layout;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.diagram.Diagram;
import be.becivic.diagram.Edge;
import be.becivic.diagram.flowchart.Flowchart;
import be.becivic.diagram.layout.PlacedDiagram.Box;
import be.becivic.diagram.layout.PlacedDiagram.PlacedLabel;
import be.becivic.diagram.layout.PlacedDiagram.PlacedNode;
import be.becivic.diagram.layout.PlacedDiagram.Point;
import be.becivic.diagram.layout.PlacedDiagram.Route;
import be.becivic.diagram.svg.Caption;
import be.becivic.diagram.svg.Svg;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DiagramLayoutTest {
  private static final String SHAPES =
      """
      flowchart %s
        a([Start here]) --> b[[Subroutine that is long enough to wrap]]
        b -- worded --> c{Decide?}
        c -. dotted .-> d[(Store)]
        c == thick ==> e((Circle))
        d --> f[/Slanted/]
        e <--> f
        subgraph one [First group]
          d
          e
          subgraph two
            g(Rounded) --> h[Box]
          end
        end
        f --> g & h
        h --> a
      """;

  static Stream<String> flowcharts() throws IOException {
    List<String> texts = new ArrayList<>();
    for (String direction : List.of("TD", "BT", "LR", "RL")) {
      texts.add(SHAPES.formatted(direction));
    }
    try (Stream<Path> skills = Files.list(Path.of("../../corpus/skills"))) {
      for (Path file : skills.map(skill -> skill.resolve("process.mmd")).sorted().toList()) {
        if (Files.exists(file)) {
          texts.add(Files.readString(file));
        }
      }
    }
    return texts.stream();
  }

  @ParameterizedTest
  @MethodSource("flowcharts")
  void nothingCoversAnythingElse(String text) {
    PlacedDiagram placed = placed(text);
    List<Box> boxes = new ArrayList<>(placed.nodes().stream().map(PlacedNode::box).toList());
    placed.routes().stream()
        .flatMap(route -> route.label().stream())
        .map(PlacedLabel::box)
        .forEach(boxes::add);
    for (int i = 0; i < boxes.size(); i++) {
      assertThat(isIn(boxes.get(i), placed)).isTrue();
      for (int j = 0; j < i; j++) {
        assertThat(overlap(boxes.get(i), boxes.get(j))).isFalse();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("flowcharts")
  void linesMeetTheNodesTheyJoinAndCrossNoOther(String text) {
    PlacedDiagram placed = placed(text);
    Map<String, Box> boxes =
        placed.nodes().stream()
            .collect(Collectors.toMap(node -> node.node().id(), PlacedNode::box));
    for (Route route : placed.routes()) {
      Edge edge = route.edge();
      assertThat(touches(boxes.get(edge.from()), route.points().getFirst())).isTrue();
      assertThat(touches(boxes.get(edge.to()), route.points().getLast())).isTrue();
      for (int i = 1; i < route.points().size(); i++) {
        Box segment = around(route.points().get(i - 1), route.points().get(i));
        assertThat(boxes.values()).noneMatch(box -> overlap(box, segment));
      }
    }
  }

  @Test
  void anyDiagramFindsItsPlaces() {
    Random random = new Random(13);
    for (int round = 0; round < 50; round++) {
      StringBuilder text = new StringBuilder("graph " + List.of("TD", "LR").get(round % 2) + "\n");
      int nodes = 1 + random.nextInt(12);
      for (int i = random.nextInt(4); i > 0; i--) {
        text.append("subgraph s").append(i).append(" [Group]\n");
        for (int j = random.nextInt(4); j > 0; j--) {
          text.append("n").append(random.nextInt(nodes)).append("\n");
        }
        text.append(random.nextBoolean() ? "end\n" : "");
      }
      for (int i = random.nextInt(25); i > 0; i--) {
        text.append(
            "n%d %s n%d\n"
                .formatted(
                    random.nextInt(nodes),
                    List.of("-->", "-->|a label|", "<-->", "~~~").get(random.nextInt(4)),
                    random.nextInt(nodes)));
      }
      Diagram diagram = Flowchart.parse(text.toString()).diagram();
      assertThat(Svg.document(diagram, new Caption("", "")))
          .isEqualTo(Svg.document(diagram, new Caption("", "")));
    }
  }

  @Test
  void whatLeadsOnIsBelowAndWhatLeadsBackIsAbove() {
    Map<String, PlacedNode> nodes =
        placed("graph TD\na --> b\nb --> c\nc -->|again| b\na --> d\nd --> c").nodes().stream()
            .collect(Collectors.toMap(node -> node.node().id(), Function.identity()));
    assertThat(nodes.get("a").box().y()).isLessThan(nodes.get("b").box().y());
    assertThat(nodes.get("b").box().y()).isLessThan(nodes.get("c").box().y());
    assertThat(nodes.get("d").box().y()).isLessThan(nodes.get("c").box().y());
  }

  @Test
  void labelsAreBrokenIntoLinesOfEvenLength() {
    Label label = Label.wrap("Keep renewing until the stay is unlimited", 14, 170);
    assertThat(label.lines()).containsExactly("Keep renewing until", "the stay is unlimited");
  }

  @Test
  void aWordThatIsTooLongIsCut() {
    Label label = Label.wrap("x".repeat(300), 14, 170);
    assertThat(label.width()).isLessThanOrEqualTo(170);
    assertThat(String.join("", label.lines())).isEqualTo("x".repeat(300));
  }

  @Test
  void aWordOfALanguageIsNotCut() {
    Label label = Label.wrap("Inburgeren: het inburgeringstraject volgen", 13, 170);
    assertThat(label.lines()).anyMatch(line -> line.contains("inburgeringstraject"));
    assertThat(Label.wrap("Aufenthaltserlaubnis", 12, 110).lines())
        .containsExactly("Aufenthaltserlaubnis");
  }

  private static PlacedDiagram placed(String text) {
    return DiagramLayout.of(Flowchart.parse(text).diagram());
  }

  private static Box around(Point one, Point other) {
    double x = Math.min(one.x(), other.x());
    double y = Math.min(one.y(), other.y());
    return new Box(x, y, Math.abs(one.x() - other.x()), Math.abs(one.y() - other.y()));
  }

  private static boolean overlap(Box one, Box other) {
    double slack = 1.1;
    return one.x() + slack < other.x() + other.width()
        && other.x() + slack < one.x() + one.width()
        && one.y() + slack < other.y() + other.height()
        && other.y() + slack < one.y() + one.height();
  }

  private static boolean touches(Box box, Point point) {
    double slack = 1.1;
    return point.x() >= box.x() - slack
        && point.x() <= box.x() + box.width() + slack
        && point.y() >= box.y() - slack
        && point.y() <= box.y() + box.height() + slack;
  }

  private static boolean isIn(Box box, PlacedDiagram placed) {
    return box.x() >= 0
        && box.y() >= 0
        && box.x() + box.width() <= placed.width()
        && box.y() + box.height() <= placed.height();
  }
}
