package be.becivic.diagram.flowchart;

import be.becivic.diagram.Edge;
import be.becivic.diagram.LineStyle;
import java.util.Optional;

/**
 * A link between nodes as written.
 *
 * @param end where it ends in the statement
 */
record FlowchartLink(
    LineStyle line, boolean hasHead, boolean hasTail, Optional<String> label, int end) {

  static FlowchartLink read(String text, int at) throws FlowchartException {
    return new Reader(text, at).read();
  }

  Edge between(String from, String to) {
    return new Edge(from, to, label, line, hasHead, hasTail);
  }

  /**
   * Reads by hand: a pattern for texts between dashes would take quadratic time on hostile ones.
   */
  private static final class Reader {
    private final String text;
    private int at;

    Reader(String text, int at) {
      this.text = text;
      this.at = at;
    }

    FlowchartLink read() throws FlowchartException {
      boolean hasTail = skipEnd(at + 1 < text.length() && "-=".indexOf(text.charAt(at + 1)) >= 0);
      if (text.startsWith("~~~", at)) {
        skipAll('~');
        return link(LineStyle.HIDDEN, false, false, Optional.empty());
      }
      if (text.startsWith("-.", at)) {
        at++;
        skipAll('.');
        return text.startsWith("-", at)
            ? bare(LineStyle.DOTTED, '-', hasTail)
            : worded(LineStyle.DOTTED, ".-", hasTail);
      }
      if (text.startsWith("--", at)) {
        return straight(LineStyle.SOLID, '-', hasTail);
      }
      if (text.startsWith("==", at)) {
        return straight(LineStyle.THICK, '=', hasTail);
      }
      throw new FlowchartException("A line such as --> is expected between two nodes.");
    }

    private FlowchartLink straight(LineStyle line, char stroke, boolean hasTail)
        throws FlowchartException {
      int start = at;
      skipAll(stroke);
      boolean isBare = at - start > 2 || isHead();
      return isBare
          ? bare(line, stroke, hasTail)
          : worded(line, Character.toString(stroke).repeat(2), hasTail);
    }

    private FlowchartLink bare(LineStyle line, char stroke, boolean hasTail)
        throws FlowchartException {
      skipAll(stroke);
      boolean hasHead = skipEnd(isHead());
      int afterSpace = at;
      while (afterSpace < text.length() && Character.isWhitespace(text.charAt(afterSpace))) {
        afterSpace++;
      }
      if (!text.startsWith("|", afterSpace)) {
        return link(line, hasHead, hasTail, Optional.empty());
      }
      int close = text.indexOf('|', afterSpace + 1);
      if (close < 0) {
        throw new FlowchartException("The text of a line is not closed.");
      }
      at = close + 1;
      return link(line, hasHead, hasTail, label(text.substring(afterSpace + 1, close)));
    }

    private FlowchartLink worded(LineStyle line, String closing, boolean hasTail)
        throws FlowchartException {
      int close = text.indexOf(closing, at);
      if (close < 0) {
        throw new FlowchartException("The text of a line is not closed.");
      }
      Optional<String> label = label(text.substring(at, close));
      at = close;
      skipAll(closing.charAt(0));
      skipAll(closing.charAt(1));
      return link(line, skipEnd(isHead()), hasTail, label);
    }

    private FlowchartLink link(
        LineStyle line, boolean hasHead, boolean hasTail, Optional<String> label) {
      return new FlowchartLink(line, hasHead, hasTail, label, at);
    }

    private static Optional<String> label(String written) throws FlowchartException {
      return Optional.of(LabelText.read(written)).filter(label -> !label.isEmpty());
    }

    /** An x or o ends a line only where it cannot begin the name of a node. */
    private boolean isHead() {
      if (at >= text.length()) {
        return false;
      }
      boolean isApart = at + 1 == text.length() || " \t|".indexOf(text.charAt(at + 1)) >= 0;
      return text.charAt(at) == '>' || "xo".indexOf(text.charAt(at)) >= 0 && isApart;
    }

    private boolean skipEnd(boolean isThere) {
      boolean skips = isThere && at < text.length() && "<>xo".indexOf(text.charAt(at)) >= 0;
      at += skips ? 1 : 0;
      return skips;
    }

    private void skipAll(char sign) {
      while (at < text.length() && text.charAt(at) == sign) {
        at++;
      }
    }
  }
}
