package be.becivic.corpus.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a diff of one existing file; anything else, renames and new files included, is none. */
final class DiffReader {
  private static final Pattern HUNK =
      Pattern.compile("@@ -(\\d{1,7})(?:,(\\d{1,7}))? \\+\\d{1,7}(?:,(\\d{1,7}))? @@.*");
  private static final String NO_NEWLINE = "\\";

  private final List<String> lines;
  private int at;

  DiffReader(String text) {
    this.lines = text.lines().toList();
  }

  Optional<UnifiedDiff> read() {
    while (at < lines.size() && isGitHeader(lines.get(at))) {
      at++;
    }
    Optional<String> path = Optional.empty();
    if (at + 1 < lines.size() && lines.get(at).startsWith("--- ")) {
      if (!lines.get(at + 1).startsWith("+++ ")) {
        return Optional.empty();
      }
      path = samePath(lines.get(at).substring(4), lines.get(at + 1).substring(4));
      if (path.isEmpty()) {
        return Optional.empty();
      }
      at += 2;
    }
    List<Hunk> hunks = new ArrayList<>();
    while (at < lines.size() && !lines.get(at).isEmpty()) {
      Optional<Hunk> hunk = hunk();
      if (hunk.isEmpty()) {
        return Optional.empty();
      }
      hunks.add(hunk.get());
    }
    boolean onlyBlankLeft = lines.subList(at, lines.size()).stream().allMatch(String::isEmpty);
    return hunks.isEmpty() || !onlyBlankLeft
        ? Optional.empty()
        : Optional.of(new UnifiedDiff(path, hunks));
  }

  private static boolean isGitHeader(String line) {
    return line.startsWith("diff --git ") || line.startsWith("index ");
  }

  /** The one path both names give; a path that leaves the tree or does not exist yet is none. */
  private static Optional<String> samePath(String before, String after) {
    String path = plain(before, "a/");
    boolean isPlain =
        !path.isEmpty()
            && !path.startsWith("/")
            && path.indexOf('\\') < 0
            && !List.of(path.split("/", -1)).contains("..");
    return isPlain && path.equals(plain(after, "b/")) ? Optional.of(path) : Optional.empty();
  }

  private static String plain(String name, String prefix) {
    int tab = name.indexOf('\t');
    String path = tab < 0 ? name.stripTrailing() : name.substring(0, tab);
    return path.startsWith(prefix) ? path.substring(prefix.length()) : path;
  }

  private Optional<Hunk> hunk() {
    Matcher header = HUNK.matcher(lines.get(at));
    if (!header.matches()) {
      return Optional.empty();
    }
    at++;
    int oldLeft = count(header.group(2));
    int newLeft = count(header.group(3));
    List<String> before = new ArrayList<>();
    List<String> after = new ArrayList<>();
    while (oldLeft > 0 || newLeft > 0) {
      if (at == lines.size()) {
        return Optional.empty();
      }
      String line = lines.get(at++);
      char kind = line.isEmpty() ? ' ' : line.charAt(0);
      String content =
          (line.isEmpty() ? "" : line.substring(1)) + (endsWithoutNewline() ? "" : "\n");
      if (kind != ' ' && kind != '-' && kind != '+') {
        return Optional.empty();
      }
      if (kind != '+') {
        before.add(content);
        oldLeft--;
      }
      if (kind != '-') {
        after.add(content);
        newLeft--;
      }
    }
    boolean isAnchored = oldLeft == 0 && newLeft == 0 && !before.isEmpty();
    return isAnchored
        ? Optional.of(new Hunk(Integer.parseInt(header.group(1)), before, after))
        : Optional.empty();
  }

  private boolean endsWithoutNewline() {
    if (at < lines.size() && lines.get(at).startsWith(NO_NEWLINE)) {
      at++;
      return true;
    }
    return false;
  }

  private static int count(@Nullable String digits) {
    return digits == null ? 1 : Integer.parseInt(digits);
  }
}
