package be.becivic.diagram.flowchart;

import be.becivic.diagram.NodeShape;
import java.util.List;
import java.util.Optional;

/**
 * The brackets that give a node its shape; longer ones first, since they begin like shorter ones.
 */
record ShapeSyntax(String open, String close, NodeShape shape) {
  private static final List<ShapeSyntax> ALL =
      List.of(
          new ShapeSyntax("(((", ")))", NodeShape.CIRCLE),
          new ShapeSyntax("((", "))", NodeShape.CIRCLE),
          new ShapeSyntax("([", "])", NodeShape.STADIUM),
          new ShapeSyntax("(", ")", NodeShape.ROUNDED),
          new ShapeSyntax("[[", "]]", NodeShape.SUBROUTINE),
          new ShapeSyntax("[(", ")]", NodeShape.STORE),
          new ShapeSyntax("[/", "/]", NodeShape.SLANTED),
          new ShapeSyntax("[/", "\\]", NodeShape.SLANTED),
          new ShapeSyntax("[\\", "\\]", NodeShape.SLANTED),
          new ShapeSyntax("[\\", "/]", NodeShape.SLANTED),
          new ShapeSyntax("[", "]", NodeShape.BOX),
          new ShapeSyntax("{{", "}}", NodeShape.DECISION),
          new ShapeSyntax("{", "}", NodeShape.DECISION),
          new ShapeSyntax(">", "]", NodeShape.SLANTED));

  /**
   * A shape as written.
   *
   * @param end where it ends in the statement
   */
  record Found(NodeShape shape, String label, int end) {}

  /** The shape that begins there; none when the node has no text. */
  static Optional<Found> find(String text, int at) throws FlowchartException {
    boolean isOpened = false;
    for (ShapeSyntax syntax : ALL) {
      if (text.startsWith(syntax.open, at)) {
        isOpened = true;
        int start = at + syntax.open.length();
        int closing = syntax.closing(text, start);
        if (closing >= 0) {
          String label = LabelText.read(text.substring(start, closing));
          return Optional.of(new Found(syntax.shape, label, closing + syntax.close.length()));
        }
      }
    }
    if (isOpened) {
      throw new FlowchartException("A label is not closed.");
    }
    return Optional.empty();
  }

  /** The first closing bracket, after the quotes if there are any. */
  private int closing(String text, int start) {
    int quote = start;
    while (quote < text.length() && Character.isWhitespace(text.charAt(quote))) {
      quote++;
    }
    int from = start;
    if (text.startsWith("\"", quote)) {
      from = text.indexOf('"', quote + 1);
    }
    return from < 0 ? -1 : text.indexOf(close, from);
  }
}
