package be.becivic.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.diagram.flowchart.Flowchart;
import be.becivic.diagram.svg.Caption;
import be.becivic.diagram.svg.Svg;
import java.time.Duration;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostileFlowchartTest {
  private static final Duration SOON = Duration.ofSeconds(20);

  @Test
  void endlessTextIsRefused() {
    assertThat(Flowchart.parse("x".repeat(Flowchart.MOST_CHARACTERS + 1)).problems()).hasSize(1);
  }

  @Test
  void nodesLinesGroupsAndLabelsAreBounded() {
    String nodes = IntStream.range(0, 400).mapToObj(i -> "n" + i).collect(Collectors.joining("\n"));
    String list = IntStream.range(0, 40).mapToObj(i -> "m" + i).collect(Collectors.joining(" & "));
    String groups = "subgraph g\nend\n".repeat(Flowchart.MOST_GROUPS + 1);
    for (String body :
        new String[] {nodes, list + " --> " + list, groups, "a[" + "x".repeat(301) + "]"}) {
      Flowchart chart = Flowchart.parse("graph TD\n" + body);
      assertThat(chart.problems()).isNotEmpty();
      assertThat(chart.diagram().nodes()).hasSizeLessThanOrEqualTo(Flowchart.MOST_NODES);
      assertThat(chart.diagram().edges()).hasSizeLessThanOrEqualTo(Flowchart.MOST_EDGES);
      assertThat(chart.diagram().groups()).hasSizeLessThanOrEqualTo(Flowchart.MOST_GROUPS);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-- ", "a --> ", "[", "a[/", "((", "\"", "|", "-", "=", "a & ", ";", "~"})
  void repetitionTakesNoLongTime(String piece) {
    String text = "graph TD\na " + piece.repeat(90_000 / piece.length());
    Assertions.assertTimeoutPreemptively(SOON, () -> Flowchart.parse(text));
  }

  @Test
  void anythingIsReadWithoutThrowing() {
    Random random = new Random(11);
    String[] pieces = {
      "a",
      "b",
      "c ",
      "-->",
      "---",
      "-.->",
      "==>",
      " & ",
      "|",
      "[",
      "]",
      "(",
      ")",
      "{",
      "}",
      "\"",
      "subgraph ",
      "end",
      "\n",
      "\n",
      ";",
      "<br>",
      "&amp;",
      "é",
      "\u0000",
      "\ud800",
      "🙂",
      "%%",
      " "
    };
    for (int round = 0; round < 2000; round++) {
      StringBuilder text = new StringBuilder("graph TD\n");
      for (int i = random.nextInt(40); i > 0; i--) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      Flowchart.parse(text.toString());
    }
  }

  @Test
  void aThicketIsDrawn() {
    Random random = new Random(5);
    String edges =
        IntStream.range(0, 200)
            .mapToObj(_ -> "n" + random.nextInt(100) + " --> n" + random.nextInt(100))
            .collect(Collectors.joining("\n"));
    Diagram diagram = Flowchart.parse("graph TD\n" + edges).diagram();
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> assertThat(Svg.document(diagram, new Caption("", ""))).startsWith("<svg"));
  }
}
