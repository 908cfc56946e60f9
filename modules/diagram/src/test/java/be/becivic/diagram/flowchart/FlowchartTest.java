package be.becivic.diagram.flowchart;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.diagram.Diagram;
import be.becivic.diagram.Direction;
import be.becivic.diagram.Edge;
import be.becivic.diagram.LineStyle;
import be.becivic.diagram.Node;
import be.becivic.diagram.NodeGroup;
import be.becivic.diagram.NodeShape;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlowchartTest {

  @ParameterizedTest
  @CsvSource({
    "flowchart TD, DOWN",
    "flowchart TB, DOWN",
    "graph LR, RIGHT",
    "graph RL, LEFT",
    "flowchart BT, UP",
    "graph, DOWN",
  })
  void theFirstLineGivesTheDirection(String header, Direction direction) {
    assertThat(understood(header).direction()).isEqualTo(direction);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "a[Text]! BOX! Text",
        "a(Text)! ROUNDED! Text",
        "a([Text])! STADIUM! Text",
        "a[[Text]]! SUBROUTINE! Text",
        "a[(Text)]! STORE! Text",
        "a((Text))! CIRCLE! Text",
        "a(((Text)))! CIRCLE! Text",
        "a{Text?}! DECISION! Text?",
        "a{{Text}}! DECISION! Text",
        "a[/Text/]! SLANTED! Text",
        "a[\\Text\\]! SLANTED! Text",
        "a>Text]! SLANTED! Text",
        "a! BOX! a",
        "a[\"A [bracket] (inside)\"]! BOX! A [bracket] (inside)",
        "a[Text]:::bold! BOX! Text",
        "a[\"one &amp; #quot;two#quot; &#35;\"]! BOX! one & \"two\" #",
        "a[<b>bold</b> text]! BOX! bold text",
        "a[1 < 2 and 3 > 2]! BOX! 1 < 2 and 3 > 2",
      })
  void bracketsGiveTheShape(String written, NodeShape shape, String label) {
    assertThat(understood("flowchart TD\n" + written).nodes())
        .containsExactly(Node.of("a", label, shape));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "a --> b! SOLID! true! false! ",
        "a-->b! SOLID! true! false! ",
        "a ----> b! SOLID! true! false! ",
        "a --- b! SOLID! false! false! ",
        "a -.-> b! DOTTED! true! false! ",
        "a -.- b! DOTTED! false! false! ",
        "a -..-> b! DOTTED! true! false! ",
        "a ==> b! THICK! true! false! ",
        "a === b! THICK! false! false! ",
        "a <--> b! SOLID! true! true! ",
        "a --x b! SOLID! true! false! ",
        "a o--o b! SOLID! true! true! ",
        "a ~~~ b! HIDDEN! false! false! ",
        "a -->|yes, no| b! SOLID! true! false! yes, no",
        "a -->|\"quoted\"|b! SOLID! true! false! quoted",
        "a --- |near| b! SOLID! false! false! near",
        "a -- some text --> b! SOLID! true! false! some text",
        "a -- some text --- b! SOLID! false! false! some text",
        "a -. maybe .-> b! DOTTED! true! false! maybe",
        "a == must ==> b! THICK! true! false! must",
      })
  void strokesGiveTheLine(
      String written, LineStyle line, boolean hasHead, boolean hasTail, String label) {
    assertThat(understood("flowchart TD\n" + written).edges())
        .containsExactly(new Edge("a", "b", Optional.ofNullable(label), line, hasHead, hasTail));
  }

  @Test
  void chainsAndListsConnectEveryPair() {
    assertThat(understood("graph TD\na & b --> c --> d & e").edges())
        .extracting(edge -> edge.from() + edge.to())
        .containsExactly("ac", "bc", "cd", "ce");
  }

  @Test
  void aLaterMentionMaySayWhatANodeIs() {
    assertThat(understood("graph TD\na --> b\nb{Really?}").nodes())
        .containsExactly(
            Node.of("a", "a", NodeShape.BOX), Node.of("b", "Really?", NodeShape.DECISION));
  }

  @Test
  void subgraphsFrameWhatTheyMention() {
    Diagram diagram =
        understood(
            """
            flowchart TD
              a --> b
              subgraph one [First part]
                b
                subgraph two
                  c
                end
              end
              subgraph "A title"
                d
              end
            """);
    assertThat(diagram.groups())
        .containsExactly(
            new NodeGroup("one", "First part", Optional.empty()),
            new NodeGroup("group 1", "two", Optional.of("one")),
            new NodeGroup("group 2", "A title", Optional.empty()));
    assertThat(diagram.nodes())
        .extracting(Node::group)
        .containsExactly(
            Optional.empty(), Optional.of("one"), Optional.of("group 1"), Optional.of("group 2"));
  }

  @Test
  void whatOnlyConcernsLooksIsPassedOver() {
    assertThat(
            understood(
                    """
                    %% a comment
                    flowchart TD; a --> b; b --> c
                    classDef warm fill:#f96,stroke:#333
                    class a,b warm
                    style a fill:#bbf
                    linkStyle 0 stroke:red
                    click a "https://example.com"
                    %%{init: {'theme': 'dark'}}%%
                    """)
                .edges())
        .hasSize(2);
  }

  @Test
  void lineBreaksInLabelsAreKept() {
    assertThat(understood("graph TD\na[\"one<br/>two<BR>three\"]").nodes().getFirst().label())
        .isEqualTo("one\ntwo\nthree");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "sequenceDiagram! 1! It does not begin with flowchart or graph.",
        "''! 1! It does not begin with flowchart or graph.",
        "flowchart XY! 1! The direction is none of TD, TB, BT, LR and RL.",
        "flowchart TD|a[open! 2! A label is not closed.",
        "flowchart TD|a --> ! 2! The last node is missing.",
        "flowchart TD|a --> b|c -->/ d! 3! A node is expected at “/ d”.",
        "flowchart TD|a b! 2! A line such as --> is expected between two nodes.",
        "flowchart TD|a -- text b! 2! The text of a line is not closed.",
        "flowchart TD|end! 2! Nothing is open that could end here.",
        "flowchart TD|subgraph x|a! 3! A subgraph has no end.",
      })
  void whatCannotBeReadIsAProblemWithItsLine(String written, int line, String message) {
    assertThat(Flowchart.parse(written.replace('|', '\n')).problems())
        .containsExactly(new FlowchartProblem(line, message));
  }

  @Test
  void oneBadLineDoesNotSpoilTheRest() {
    Flowchart chart = Flowchart.parse("graph TD\na --> b\n???\nb --> c");
    assertThat(chart.problems()).extracting(FlowchartProblem::line).containsExactly(3);
    assertThat(chart.diagram().edges()).hasSize(2);
  }

  private static Diagram understood(String text) {
    Flowchart chart = Flowchart.parse(text);
    assertThat(chart.problems()).isEqualTo(List.of());
    return chart.diagram();
  }
}
