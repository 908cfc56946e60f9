package be.becivic.site.view.desk.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads a unified diff. A hunk is as long as its head says, so that no line of a text is taken for
 * the head of a file.
 */
final class DiffLines {
  private static final Pattern HUNK =
      Pattern.compile("@@ -(\\d{1,9})(?:,(\\d{1,9}))? \\+(\\d{1,9})(?:,(\\d{1,9}))? @@.*");
  private static final String NOWHERE = "/dev/null";

  private final String[] lines;
  private final List<FileDiff> files = new ArrayList<>();
  private int at;

  DiffLines(String unified) {
    this.lines = unified.split("\n", -1);
  }

  List<FileDiff> read() {
    while (at < lines.length) {
      if (lines[at].startsWith("--- ") && follows("+++ ")) {
        files.add(file());
      } else {
        at++;
      }
    }
    return List.copyOf(files);
  }

  private boolean follows(String start) {
    return at + 1 < lines.length && lines[at + 1].startsWith(start);
  }

  private FileDiff file() {
    String old = lines[at++].substring(4);
    String now = lines[at++].substring(4);
    List<FileDiff.Line> read = new ArrayList<>();
    Matcher hunk = hunk();
    while (hunk.matches()) {
      at++;
      if (!read.isEmpty()) {
        read.add(new FileDiff.Line(FileDiff.Kind.GAP, "", "", List.of()));
      }
      hunk(hunk, read);
      hunk = hunk();
    }
    String path = now.equals(NOWHERE) ? old : now;
    return new FileDiff(
        TextPiece.of(path.replaceFirst("^[ab]/", "")),
        old.equals(NOWHERE) ? "new file" : now.equals(NOWHERE) ? "removed file" : "changed file",
        count(read, FileDiff.Kind.ADDED),
        count(read, FileDiff.Kind.REMOVED),
        List.copyOf(read));
  }

  private Matcher hunk() {
    return HUNK.matcher(at < lines.length ? lines[at] : "");
  }

  private void hunk(Matcher head, List<FileDiff.Line> read) {
    int before = Integer.parseInt(head.group(1));
    int after = Integer.parseInt(head.group(3));
    int beforeEnd = before + length(head.group(2));
    int afterEnd = after + length(head.group(4));
    while (at < lines.length && (before < beforeEnd || after < afterEnd || isRemark())) {
      String line = lines[at++];
      List<TextPiece> text = TextPiece.of(line.isEmpty() ? "" : line.substring(1));
      switch (line.isEmpty() ? ' ' : line.charAt(0)) {
        case '+' -> read.add(new FileDiff.Line(FileDiff.Kind.ADDED, "", number(after++), text));
        case '-' -> read.add(new FileDiff.Line(FileDiff.Kind.REMOVED, number(before++), "", text));
        case '\\' -> read.add(new FileDiff.Line(FileDiff.Kind.GAP, "", "", text));
        default ->
            read.add(
                new FileDiff.Line(FileDiff.Kind.KEPT, number(before++), number(after++), text));
      }
    }
  }

  /** Such as that a file does not end with a line end. */
  private boolean isRemark() {
    return lines[at].startsWith("\\");
  }

  private static int length(@Nullable String digits) {
    return digits == null ? 1 : Integer.parseInt(digits);
  }

  private static String number(int line) {
    return Integer.toString(line);
  }

  private static int count(List<FileDiff.Line> lines, FileDiff.Kind kind) {
    return (int) lines.stream().filter(line -> line.kind() == kind).count();
  }
}
