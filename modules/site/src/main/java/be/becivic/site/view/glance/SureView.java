package be.becivic.site.view.glance;

import be.becivic.site.view.chart.MonthChart;
import java.util.List;
import java.util.Optional;

/**
 * How sure a page is: what was read and how, what was not, who confirmed it, what changed.
 *
 * @param verdict the standing in a sentence
 * @param read how many sources were read in which way
 * @param notes what the author says was verified and what was not
 * @param votes who confirmed it
 * @param months when they did
 * @param changes what changed lately, the newest first
 * @param wanted what a reader could find out for everybody
 */
public record SureView(
    String verdict,
    List<String> read,
    List<GlanceLine> notes,
    String votes,
    Optional<MonthChart> months,
    List<GlanceLine> changes,
    List<GlanceLine> wanted,
    String version) {
  public SureView {
    read = List.copyOf(read);
    notes = List.copyOf(notes);
    changes = List.copyOf(changes);
    wanted = List.copyOf(wanted);
  }
}
