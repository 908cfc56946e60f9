package be.becivic.site.view.desk.text;

import java.util.List;
import java.util.Locale;

/** What a change does to a file, line by line. */
public record FileDiff(
    List<TextPiece> path, String what, int added, int removed, List<Line> lines) {

  /** What became of a line. */
  public enum Kind {
    ADDED("+", "added"),
    REMOVED("−", "removed"),
    KEPT("", ""),
    GAP("⋯", "");

    private final String sign;
    private final String words;

    Kind(String sign, String words) {
      this.sign = sign;
      this.words = words;
    }

    public String sign() {
      return sign;
    }

    public String words() {
      return words;
    }

    public String look() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A line.
   *
   * @param before its number in the old text; empty where it is not in it
   */
  public record Line(Kind kind, String before, String after, List<TextPiece> text) {}

  public String counts() {
    return "%s, %d added, %d removed".formatted(what, added, removed);
  }

  /** The files of a unified diff. */
  public static List<FileDiff> of(String unified) {
    return new DiffLines(unified).read();
  }
}
