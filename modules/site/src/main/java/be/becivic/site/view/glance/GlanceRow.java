package be.becivic.site.view.glance;

import java.util.List;
import java.util.Optional;

/**
 * A question people come with, and the answer.
 *
 * @param id names it in style sheets
 * @param more where the rest of the answer stands; absent where this is all
 */
public record GlanceRow(
    String id, String question, List<GlanceLine> lines, Optional<GlanceLine> more) {
  public GlanceRow {
    lines = List.copyOf(lines);
  }

  /** The first lines, and a link to where the others are. */
  public static GlanceRow of(
      String id, String question, List<GlanceLine> lines, int most, GlanceLine rest) {
    return new GlanceRow(
        id,
        question,
        lines.subList(0, Math.min(most, lines.size())),
        lines.size() > most ? Optional.of(rest) : Optional.empty());
  }
}
