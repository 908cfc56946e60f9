package be.becivic.diagram.flowchart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A statement such as {@code a[Text] & b -->|yes| c --> d}. */
final class StatementChain {
  private static final Pattern ID =
      Pattern.compile("[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.]|-(?![-.]))*");
  private static final Pattern STYLE_CLASS = Pattern.compile(":::[\\w-]+");

  private final String text;
  private final FlowchartBuilder builder;
  private int at;

  StatementChain(String text, FlowchartBuilder builder) {
    this.text = text;
    this.builder = builder;
  }

  void read() throws FlowchartException {
    List<String> from = nodes();
    while (at < text.length()) {
      FlowchartLink link = FlowchartLink.read(text, at);
      at = link.end();
      List<String> to = nodes();
      for (String source : from) {
        for (String target : to) {
          builder.connect(link.between(source, target));
        }
      }
      from = to;
    }
  }

  private List<String> nodes() throws FlowchartException {
    List<String> ids = new ArrayList<>();
    do {
      ids.add(node());
    } while (skip("&"));
    return ids;
  }

  private String node() throws FlowchartException {
    skipSpace();
    Matcher id = ID.matcher(text).region(at, text.length());
    if (!id.lookingAt()) {
      throw new FlowchartException(
          at < text.length()
              ? "A node is expected at " + here() + "."
              : "The last node is missing.");
    }
    at = id.end();
    Optional<ShapeSyntax.Found> shape = ShapeSyntax.find(text, at);
    if (shape.isPresent()) {
      builder.define(id.group(), shape.get().shape(), shape.get().label());
      at = shape.get().end();
    } else {
      builder.mention(id.group());
    }
    Matcher style = STYLE_CLASS.matcher(text).region(at, text.length());
    if (style.lookingAt()) {
      at = style.end();
    }
    skipSpace();
    return id.group();
  }

  private boolean skip(String sign) {
    boolean isThere = text.startsWith(sign, at);
    at += isThere ? sign.length() : 0;
    return isThere;
  }

  private void skipSpace() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private String here() {
    return "“" + text.substring(at, Math.min(text.length(), at + 12)) + "”";
  }
}
