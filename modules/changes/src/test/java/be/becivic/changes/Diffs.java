package be.becivic.changes;

import java.util.List;

/** Writes the diff of one replaced line. */
final class Diffs {
  private static final int CONTEXT = 3;

  private Diffs() {}

  /** Replaces the one line that contains a text. */
  static String replacing(String file, String from, String to) {
    List<String> lines = file.lines().toList();
    int at = 0;
    while (!lines.get(at).contains(from)) {
      at++;
    }
    int first = at - CONTEXT;
    StringBuilder diff = new StringBuilder("--- a/canonical.md\n+++ b/canonical.md\n");
    String added = lines.get(at).replace(from, to);
    int more = (int) added.lines().count() - 1;
    diff.append(
        "@@ -%d,%d +%d,%d @@\n"
            .formatted(first + 1, 2 * CONTEXT + 1, first + 1, 2 * CONTEXT + 1 + more));
    lines.subList(first, at).forEach(line -> diff.append(' ').append(line).append('\n'));
    diff.append('-').append(lines.get(at)).append('\n');
    added.lines().forEach(line -> diff.append('+').append(line).append('\n'));
    lines
        .subList(at + 1, at + 1 + CONTEXT)
        .forEach(line -> diff.append(' ').append(line).append('\n'));
    return diff.toString();
  }
}
