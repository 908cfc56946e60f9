package be.becivic.site.view.glance;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A question people come with, and the answer.
 *
 * @param id names it in style sheets
 * @param rest further lines: paper shows them, a screen only those of the chosen place
 * @param more where the rest of the answer stands; absent where this is all
 */
public record GlanceRow(
    String id,
    String question,
    List<GlanceLine> lines,
    List<GlanceLine> rest,
    Optional<GlanceLine> more) {
  public GlanceRow {
    lines = List.copyOf(lines);
    rest = List.copyOf(rest);
  }

  /** The first lines, and a link to where the others are. */
  public static GlanceRow of(
      String id, String question, List<GlanceLine> lines, int most, GlanceLine link) {
    int shown = Math.min(most, lines.size());
    return new GlanceRow(
        id,
        question,
        lines.subList(0, shown),
        lines.subList(shown, lines.size()),
        lines.size() > most ? Optional.of(link) : Optional.empty());
  }

  /** With some lines more that a screen shows to those they are for. */
  public GlanceRow withRest(List<GlanceLine> further) {
    return new GlanceRow(
        id, question, lines, Stream.concat(rest.stream(), further.stream()).toList(), more);
  }

  /** All there is to say, and a link to why. */
  public static GlanceRow whole(String id, String question, GlanceLine line, GlanceLine why) {
    return new GlanceRow(id, question, List.of(line), List.of(), Optional.of(why));
  }

  /**
   * The line from which on amounts or terms are those of single places; nothing if some are not.
   */
  public Optional<GlanceLine> firstExample() {
    List<GlanceLine> figures = lines.stream().filter(line -> !line.figure().isEmpty()).toList();
    return figures.stream().allMatch(GlanceLine::isLocal)
        ? figures.stream().findFirst()
        : Optional.empty();
  }

  /** Whether a place can leave it without an answer. */
  public boolean isLocal() {
    return lines.stream().anyMatch(GlanceLine::isLocal);
  }
}
