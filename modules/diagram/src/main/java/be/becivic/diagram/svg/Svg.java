package be.becivic.diagram.svg;

import be.becivic.diagram.Diagram;
import be.becivic.diagram.layout.DiagramLayout;
import be.becivic.diagram.layout.PlacedDiagram;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Draws diagrams. Equal diagrams give equal bytes. */
public final class Svg {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,79}");
  private static final String FONTS =
      "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
  private static final String PAPER =
      """
      .diagram { color: #1b1f24; background: #fff }
      .diagram a { text-decoration: none }
      .diagram a:hover text, .diagram a:focus text { text-decoration: underline }
      @media (prefers-color-scheme: dark) { .diagram { color: #e6e9ee; background: #14171b } }
      """;

  private Svg() {}

  /**
   * An element to put into a page; the page's style sheet decides on font, colours and width.
   *
   * @param id begins every id in it, so that a page can hold several
   */
  public static String element(Diagram diagram, Caption caption, String id) {
    return drawing(diagram, caption.description(), id).titled(caption.title());
  }

  /** The same for several titles: drawing takes long. */
  public static Drawing drawing(Diagram diagram, String description, String id) {
    return draw(diagram, description, id, "");
  }

  /** A file of its own, light or dark as its reader prefers. */
  public static String document(Diagram diagram, Caption caption) {
    return draw(diagram, caption.description(), "diagram", PAPER).titled(caption.title());
  }

  private static Drawing draw(Diagram diagram, String description, String id, String style) {
    if (!ID.matcher(id).matches()) {
      throw new IllegalArgumentException("an id is made of lowercase letters, digits and hyphens");
    }
    PlacedDiagram placed = DiagramLayout.of(diagram);
    String width = Xml.number(Math.ceil(placed.width()));
    String height = Xml.number(Math.ceil(placed.height()));
    boolean hasLinks = diagram.nodes().stream().anyMatch(node -> node.href().isPresent());
    Xml svg = new Xml();
    List<String> attributes =
        new ArrayList<>(
            List.of(
                "class",
                "diagram",
                "viewBox",
                "0 0 %s %s".formatted(width, height),
                "width",
                width,
                "height",
                height));
    if (!style.isEmpty()) {
      attributes.addAll(List.of("xmlns", "http://www.w3.org/2000/svg", "font-family", FONTS));
    }
    attributes.addAll(SvgDrawing.COMMON);
    // Whatever is inside an image is hidden from assistive technology, links too.
    attributes.addAll(List.of("role", hasLinks ? "group" : "img"));
    attributes.addAll(List.of("aria-labelledby", id + "-title"));
    attributes.addAll(List.of("aria-describedby", id + "-description"));
    svg.open("svg", attributes.toArray(String[]::new)).newLine();
    String before = svg.open("title", "id", id + "-title").toString();
    svg.close("title").newLine();
    svg.open("desc", "id", id + "-description").text(description).close("desc").newLine();
    if (!style.isEmpty()) {
      svg.open("style").text(style).close("style").newLine();
    }
    new SvgDrawing(placed, svg).draw();
    String all = svg.close("svg").newLine().toString();
    return new Drawing(before, all.substring(before.length()));
  }
}
