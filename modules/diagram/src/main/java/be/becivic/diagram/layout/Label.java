package be.becivic.diagram.layout;

import java.util.ArrayList;
import java.util.List;

/** A text in lines that fit. */
public record Label(List<String> lines, double size, double width) {
  private static final double LINE_HEIGHT = 1.3;

  /** What no word of a language is longer than, and an address without spaces may be. */
  private static final int LONGEST_WORD = 32;

  /** Breaks a text into lines of even length, none wider than asked unless a word is. */
  static Label wrap(String text, double size, double widest) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : text.split("\n", -1)) {
      double whole = TextWidth.of(paragraph, size);
      double wanted = whole <= widest ? widest : even(paragraph, size, widest, whole);
      lines.addAll(fill(paragraph, size, wanted));
    }
    double width = lines.stream().mapToDouble(line -> TextWidth.of(line, size)).max().orElse(0);
    return new Label(List.copyOf(lines), size, width);
  }

  public double height() {
    return lines.size() * lineHeight();
  }

  public double lineHeight() {
    return size * LINE_HEIGHT;
  }

  /** The narrowest width that takes no more lines than the widest does. */
  private static double even(String text, double size, double widest, double whole) {
    int lines = fill(text, size, widest).size();
    double width = Math.max(whole / lines, 1);
    while (width < widest && fill(text, size, width).size() > lines) {
      width += size / 2;
    }
    return Math.min(width, widest);
  }

  private static List<String> fill(String text, double size, double widest) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+")) {
      for (String piece : pieces(word, size, widest)) {
        String longer = line.isEmpty() ? piece : line + " " + piece;
        if (!line.isEmpty() && TextWidth.of(longer, size) > widest) {
          lines.add(line.toString());
          line.setLength(0);
          longer = piece;
        }
        line.setLength(0);
        line.append(longer);
      }
    }
    lines.add(line.toString());
    return lines;
  }

  /** What is wider than a line by itself and longer than words are is cut. */
  private static List<String> pieces(String word, double size, double widest) {
    int most = Math.max(8, (int) (widest / size * 1.5));
    if (TextWidth.of(word, size) <= widest || word.length() <= Math.max(most, LONGEST_WORD)) {
      return List.of(word);
    }
    List<String> pieces = new ArrayList<>();
    int start = 0;
    while (start < word.length()) {
      int end = Math.min(word.length(), start + most);
      end -= end < word.length() && Character.isLowSurrogate(word.charAt(end)) ? 1 : 0;
      pieces.add(word.substring(start, end));
      start = end;
    }
    return pieces;
  }
}
