package be.becivic.site.view.glance;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A question people come with, and the answer.
 *
 * @param id names it in style sheets
 * @param folded further lines, which a reader unfolds in place
 * @param rest lines that paper shows, and a screen to those of the chosen place or case
 * @param more where the rest of the answer stands; absent where this is all
 */
public record GlanceRow(
    String id,
    String question,
    List<GlanceLine> lines,
    List<GlanceLine> folded,
    List<GlanceLine> rest,
    Optional<GlanceLine> more) {
  public GlanceRow {
    lines = List.copyOf(lines);
    folded = List.copyOf(folded);
    rest = List.copyOf(rest);
  }

  /** The first lines, and the others folded behind them. */
  public static GlanceRow of(String id, String question, List<GlanceLine> lines, int most) {
    int shown = Math.min(most, lines.size());
    return new GlanceRow(
        id,
        question,
        lines.subList(0, shown),
        lines.subList(shown, lines.size()),
        List.of(),
        Optional.empty());
  }

  /** With some lines more that a screen shows to those they are for. */
  public GlanceRow withRest(List<GlanceLine> further) {
    return new GlanceRow(id, question, lines, folded, further, more);
  }

  /** With a link to where the rest of the answer stands. */
  public GlanceRow withMore(GlanceLine where) {
    return new GlanceRow(id, question, lines, folded, rest, Optional.of(where));
  }

  /** All there is to say, and a link to why. */
  public static GlanceRow whole(String id, String question, GlanceLine line, GlanceLine why) {
    return new GlanceRow(id, question, List.of(line), List.of(), List.of(), Optional.of(why));
  }

  /** The line from which on amounts or terms are those of single places; nothing if some lead. */
  public Optional<GlanceLine> firstExample() {
    return lines.stream()
        .filter(line -> !line.figure().isEmpty())
        .findFirst()
        .filter(GlanceLine::isLocal);
  }

  /** Whether a place or a case can leave it without an answer. */
  public boolean canBeEmptied() {
    return Stream.concat(lines.stream(), folded.stream()).anyMatch(GlanceLine::isNarrow);
  }
}
