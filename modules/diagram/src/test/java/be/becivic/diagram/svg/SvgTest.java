package be.becivic.diagram.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import be.becivic.diagram.Diagram;
import be.becivic.diagram.Direction;
import be.becivic.diagram.Edge;
import be.becivic.diagram.LineStyle;
import be.becivic.diagram.Node;
import be.becivic.diagram.NodeGroup;
import be.becivic.diagram.NodeShape;
import be.becivic.diagram.flowchart.Flowchart;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class SvgTest {
  private static final Diagram SMALL =
      Flowchart.parse("graph TD\na[Start] -->|yes| b{Again?}\nb --> a\nb -.-> c((End))").diagram();

  @Test
  void equalDiagramsGiveEqualBytes() {
    assertThat(svg(SMALL)).isEqualTo(svg(SMALL));
  }

  @Test
  void titleAndDescriptionAreTiedToTheImage() throws Exception {
    Document xml = parse(Svg.element(SMALL, Caption.of("A small one", SMALL), "first"));
    assertThat(xml.getDocumentElement().getAttribute("role")).isEqualTo("img");
    assertThat(xml.getDocumentElement().getAttribute("aria-labelledby")).isEqualTo("first-title");
    assertThat(xml.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("A small one");
    assertThat(xml.getElementsByTagName("desc").item(0).getTextContent())
        .isEqualTo("Start → yes: Again?. Again? → Start; End.");
  }

  @Test
  void everyIdBeginsWithTheOneGiven() {
    assertThat(Svg.element(SMALL, new Caption("", ""), "one"))
        .doesNotContainPattern(" id=\"(?!one-)")
        .doesNotContain("url(#");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Svg.element(SMALL, new Caption("", ""), "1\" onload=\"x"));
  }

  @Test
  void anElementCarriesNoStyleOfItsOwn() {
    assertThat(Svg.element(SMALL, new Caption("", ""), "one"))
        .doesNotContain("<style", "style=", "<script");
    assertThat(Svg.document(SMALL, new Caption("", ""))).contains("prefers-color-scheme: dark");
  }

  @Test
  void textIsEscapedWhereverItStands() throws Exception {
    String text = "<script>alert('1')</script> & \"quotes\" \u0000 \ud800";
    Diagram diagram =
        new Diagram(
            Direction.DOWN,
            List.of(
                new Node(
                    text,
                    text,
                    NodeShape.BOX,
                    Optional.of("/\"><script>"),
                    Optional.empty(),
                    Optional.of("g")),
                Node.of("b", text, NodeShape.CIRCLE)),
            List.of(new Edge(text, "b", Optional.of(text), LineStyle.SOLID, true, true)),
            List.of(new NodeGroup("g", text, Optional.empty())));
    String svg = Svg.element(diagram, Caption.of(text, diagram), "x");
    assertThat(svg).doesNotContain("<script").doesNotContain("\u0000");
    assertThat(parse(svg).getElementsByTagName("script").getLength()).isZero();
  }

  @Test
  void linkedNodesStayReachableForEveryone() throws Exception {
    Diagram diagram =
        new Diagram(
            Direction.RIGHT,
            List.of(Node.of("a", "A", NodeShape.BOX).linkedTo("/skills/a").ofKind("alpha")),
            List.of(),
            List.of());
    Document xml = parse(svg(diagram));
    assertThat(xml.getDocumentElement().getAttribute("role")).isEqualTo("group");
    assertThat(xml.getElementsByTagName("a").item(0).getAttributes().getNamedItem("href"))
        .hasToString("href=\"/skills/a\"");
    assertThat(svg(diagram)).contains("class=\"diagram-kind-alpha\"");
  }

  @Test
  void addressesThatRunScriptsAreRefused() {
    for (String address :
        new String[] {"javascript:alert(1)", "data:text/html,x", "//elsewhere", "http://x"}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Node.of("a", "A", NodeShape.BOX).linkedTo(address));
    }
  }

  @Test
  void anEmptyDiagramIsDrawnToo() throws Exception {
    parse(svg(new Diagram(Direction.DOWN, List.of(), List.of(), List.of())));
  }

  @Test
  void aDiagramNamesOnlyWhatItHas() {
    List<Node> nodes = List.of(Node.of("a", "A", NodeShape.BOX));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new Diagram(
                    Direction.DOWN, nodes, List.of(Edge.of("a", "b", LineStyle.SOLID)), List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new Diagram(
                    Direction.DOWN,
                    List.of(nodes.getFirst(), nodes.getFirst()),
                    List.of(),
                    List.of()));
  }

  private static String svg(Diagram diagram) {
    return Svg.element(diagram, Caption.of("Title", diagram), "d");
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }
}
