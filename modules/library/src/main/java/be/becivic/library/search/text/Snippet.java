package be.becivic.library.search.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of plain text with the places that matched. It is data: whoever shows it escapes it.
 *
 * @param marks where it matched, in order and apart from each other
 */
public record Snippet(String text, List<Mark> marks) {

  /** A place in a text. */
  public record Mark(int start, int end) {}

  /** A run of text that matched, or did not. */
  public record Part(String text, boolean isMarked) {}

  public Snippet {
    marks = List.copyOf(marks);
  }

  /** The whole text in runs. */
  public List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    int at = 0;
    for (Mark mark : marks) {
      if (mark.start() > at) {
        parts.add(new Part(text.substring(at, mark.start()), false));
      }
      parts.add(new Part(text.substring(mark.start(), mark.end()), true));
      at = mark.end();
    }
    if (at < text.length()) {
      parts.add(new Part(text.substring(at), false));
    }
    return parts;
  }
}
