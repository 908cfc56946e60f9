package be.becivic.site.view.desk;

import be.becivic.site.asset.Assets;
import java.util.List;
import java.util.Optional;

/**
 * What surrounds every page of the desk.
 *
 * @param section the part of the desk the page belongs to
 * @param csrf what every form sends along; empty before somebody is let in
 * @param said what came of the last thing that was done
 */
public record DeskFrame(
    Assets assets, String title, String section, String csrf, Optional<ActionMessage> said) {
  private static final List<Section> SECTIONS =
      List.of(
          new Section("queue", "Queue", "/desk"),
          new Section("changes", "Changes", "/desk/changes"),
          new Section("quarantines", "Quarantines", "/desk/quarantines"),
          new Section("feedback", "Feedback", "/desk/feedback"),
          new Section("health", "Health", "/desk/health"));

  /** A part of the desk. */
  public record Section(String name, String label, String href) {}

  public List<Section> sections() {
    return SECTIONS;
  }

  public boolean isIn() {
    return !csrf.isEmpty();
  }

  public String asset(String name) {
    return assets.href(name);
  }

  /** Words that were not taken, for the field they were typed in. */
  public String words() {
    return said.map(ActionMessage::words).orElse("");
  }

  /** Leaves out what is secret. */
  @Override
  public String toString() {
    return "DeskFrame[" + section + "]";
  }
}
