package be.becivic.citizen.client;

import java.util.ArrayList;
import java.util.List;

/** The lines of TOML text, and which of them go on with what an earlier one began. */
final class TomlLines {
  private static final String TEXT = "\"\"\"";
  private static final String LITERAL = "'''";

  private String quotes = "";
  private int brackets;

  /** A line with its end. */
  record Line(String text, boolean isContinued) {
    boolean isTable() {
      return !isContinued && text.stripLeading().startsWith("[");
    }

    boolean isRemark() {
      return !isContinued && (text.isBlank() || text.stripLeading().startsWith("#"));
    }
  }

  private TomlLines() {}

  static List<Line> of(String text) {
    var state = new TomlLines();
    List<Line> lines = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      int to = end < 0 ? text.length() : end + 1;
      var line = new Line(text.substring(from, to), state.isOpen());
      lines.add(line);
      if (!line.isTable()) {
        state.read(line.text());
      }
      from = to;
    }
    return lines;
  }

  private boolean isOpen() {
    return !quotes.isEmpty() || brackets > 0;
  }

  private void read(String line) {
    int i = 0;
    while (i < line.length()) {
      if (!quotes.isEmpty()) {
        if (line.startsWith(quotes, i)) {
          quotes = "";
          i += 3;
        } else {
          i += quotes.equals(TEXT) && line.charAt(i) == '\\' ? 2 : 1;
        }
      } else if (line.startsWith(TEXT, i) || line.startsWith(LITERAL, i)) {
        quotes = line.substring(i, i + 3);
        i += 3;
      } else {
        switch (line.charAt(i)) {
          case '"', '\'' -> i = endOfString(line, i);
          case '#' -> i = line.length();
          case '[', '{' -> {
            brackets++;
            i++;
          }
          case ']', '}' -> {
            brackets--;
            i++;
          }
          default -> i++;
        }
      }
    }
  }

  private static int endOfString(String line, int from) {
    char quote = line.charAt(from);
    int i = from + 1;
    while (i < line.length() && line.charAt(i) != quote) {
      i += quote == '"' && line.charAt(i) == '\\' ? 2 : 1;
    }
    return i + 1;
  }
}
