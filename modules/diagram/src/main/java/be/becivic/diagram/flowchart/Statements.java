package be.becivic.diagram.flowchart;

import java.util.ArrayList;
import java.util.List;

/** Splits a line at semicolons outside quotes and entities, and drops comments. */
final class Statements {
  private Statements() {}

  static List<String> in(String line) {
    if (line.strip().startsWith("%%")) {
      return List.of();
    }
    List<String> statements = new ArrayList<>();
    boolean isQuoted = false;
    int start = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') {
        isQuoted = !isQuoted;
      } else if (c == ';' && !isQuoted && !LabelText.isEntityEnd(line, i)) {
        statements.add(line.substring(start, i));
        start = i + 1;
      }
    }
    statements.add(line.substring(start));
    return statements;
  }
}
