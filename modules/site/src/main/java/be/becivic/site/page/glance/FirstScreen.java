package be.becivic.site.page.glance;

import be.becivic.site.view.glance.GlanceRow;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a phone of 390 by 844 pixels shows before anybody scrolls. Letters are counted, since a
 * server cannot measure them; the browser's tests hold every procedure against a real screen.
 *
 * @param lines how many lines of text are left on it
 */
record FirstScreen(int lines) {
  private static final int HEIGHT = 844;
  private static final int ABOVE_TITLE = 118;
  private static final int TITLE_LINE = 29;
  private static final int TITLE_LETTERS = 26;
  private static final int ROW = 34;
  private static final int LINE = 21;
  private static final int LINE_LETTERS = 42;
  private static final String BETWEEN = " · ";

  /** As wide as what unfolds the rest of a row. */
  private static final String FOLD = "00 mehr";

  /** What is left below a title and a summary, beside some rows and for one row more. */
  static FirstScreen besides(String title, String summary, List<GlanceRow> rows, String examples) {
    int taken =
        ABOVE_TITLE
            + TITLE_LINE * lines(title, TITLE_LETTERS)
            + (LINE + 1) * lines(summary, LINE_LETTERS)
            + ROW * (rows.size() + 1)
            + rows.stream().mapToInt(row -> LINE * lines(text(row, examples), LINE_LETTERS)).sum();
    return new FirstScreen((HEIGHT - taken) / LINE);
  }

  boolean hasRoomFor(GlanceRow row) {
    return lines(text(row, ""), LINE_LETTERS) <= lines;
  }

  private static String text(GlanceRow row, String examples) {
    String shown =
        Stream.concat(row.lines().stream(), row.more().stream())
            .map(line -> (line.figure() + " " + line.text()).strip())
            .collect(Collectors.joining(BETWEEN));
    if (!row.folded().isEmpty()) {
      shown += BETWEEN + FOLD;
    }
    return row.firstExample().isPresent() ? examples + " " + shown : shown;
  }

  private static int lines(String text, int letters) {
    return Math.ceilDiv(text.length(), letters);
  }
}
