package be.becivic.corpus.text;

import java.util.Arrays;

/** Turns offsets into lines and columns. */
public final class LineMap {
  private final String text;
  private final int[] starts;

  public LineMap(String text) {
    this.text = text;
    this.starts = lineStarts(text);
  }

  public Position position(int offset) {
    int found = Arrays.binarySearch(starts, offset);
    int line = found >= 0 ? found : -found - 2;
    return new Position(line + 1, text.codePointCount(starts[line], offset) + 1);
  }

  /** Where a line begins, counted from one. */
  public int offset(int line) {
    return starts[Math.clamp(line - 1, 0, starts.length - 1)];
  }

  private static int[] lineStarts(String text) {
    int[] starts = new int[64];
    int count = 1;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, count * 2);
      }
      starts[count++] = at + 1;
    }
    return Arrays.copyOf(starts, count);
  }
}
