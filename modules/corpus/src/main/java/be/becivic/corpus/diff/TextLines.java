package be.becivic.corpus.diff;

import java.util.ArrayList;
import java.util.List;

/** Texts as lines that keep their newline. */
final class TextLines {
  private TextLines() {}

  static List<String> of(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      lines.add(text.substring(start, end + 1));
      start = end + 1;
    }
    if (start < text.length()) {
      lines.add(text.substring(start));
    }
    return lines;
  }

  /** Whether only the last line lacks a newline. */
  static boolean areWhole(List<String> lines) {
    return lines.stream()
        .limit(Math.max(0, lines.size() - 1))
        .allMatch(line -> line.endsWith("\n"));
  }
}
