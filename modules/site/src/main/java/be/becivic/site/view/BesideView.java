package be.becivic.site.view;

import java.util.List;

/**
 * What stands beside a text of ours.
 *
 * @param untrusted whether it is a change nobody has confirmed, and so anybody's words
 * @param words what it is, in the reader's language
 */
public record BesideView(boolean untrusted, String words, List<Line> lines) {
  public BesideView {
    lines = List.copyOf(lines);
  }

  /**
   * One passage.
   *
   * @param field the field it is about; empty for the text right above it
   * @param text empty where it would say nothing
   */
  public record Line(String field, String text) {}
}
