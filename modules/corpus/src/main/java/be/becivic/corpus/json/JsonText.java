package be.becivic.corpus.json;

import java.util.Iterator;
import java.util.Map;
import tools.jackson.core.io.JsonStringEncoder;
import tools.jackson.databind.JsonNode;

/**
 * Writes JSON the one way the corpus has it: two spaces, one value a line, a newline at the end.
 */
public final class JsonText {
  private static final String INDENT = "  ";
  private static final JsonStringEncoder ENCODER = JsonStringEncoder.getInstance();

  private JsonText() {}

  /** A whole file. */
  public static String file(JsonNode value) {
    return value(value, "") + "\n";
  }

  /** A value whose first line is already indented as given. */
  public static String value(JsonNode value, String indent) {
    StringBuilder text = new StringBuilder();
    write(value, indent, text);
    return text.toString();
  }

  private static void write(JsonNode value, String indent, StringBuilder text) {
    if (value.isObject() && !value.isEmpty()) {
      object(value, indent, text);
    } else if (value.isArray() && !value.isEmpty()) {
      array(value, indent, text);
    } else {
      text.append(value.isString() ? quote(value.stringValue()) : value.toString());
    }
  }

  private static void object(JsonNode value, String indent, StringBuilder text) {
    String inner = indent + INDENT;
    text.append('{');
    Iterator<Map.Entry<String, JsonNode>> members = value.properties().iterator();
    while (members.hasNext()) {
      Map.Entry<String, JsonNode> member = members.next();
      text.append('\n').append(inner).append(quote(member.getKey())).append(": ");
      write(member.getValue(), inner, text);
      text.append(members.hasNext() ? "," : "\n" + indent + "}");
    }
  }

  private static void array(JsonNode value, String indent, StringBuilder text) {
    String inner = indent + INDENT;
    text.append('[');
    Iterator<JsonNode> items = value.iterator();
    while (items.hasNext()) {
      text.append('\n').append(inner);
      write(items.next(), inner, text);
      text.append(items.hasNext() ? "," : "\n" + indent + "]");
    }
  }

  static String quote(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 16).append('"');
    ENCODER.quoteAsString(text, quoted);
    return quoted.append('"').toString();
  }
}
