package be.becivic.site.view.desk.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Part of a text, marked or not.
 *
 * @param mark the number under which the reason is given; zero where nothing is marked
 */
public record MarkedPassage(List<TextPiece> pieces, int mark) {

  /** Where a text is marked. */
  public record Span(int start, int end, int number) {}

  public boolean isMarked() {
    return mark > 0;
  }

  /** A text cut at its marks. What begins within another mark, or ends beyond the text, is not. */
  public static List<MarkedPassage> of(String text, List<Span> spans) {
    List<MarkedPassage> passages = new ArrayList<>();
    int at = 0;
    for (Span span : spans.stream().sorted(Comparator.comparingInt(Span::start)).toList()) {
      if (span.start() >= at && span.end() > span.start() && span.end() <= text.length()) {
        add(passages, text.substring(at, span.start()), 0);
        add(passages, text.substring(span.start(), span.end()), span.number());
        at = span.end();
      }
    }
    add(passages, text.substring(at), 0);
    return List.copyOf(passages);
  }

  private static void add(List<MarkedPassage> passages, String text, int mark) {
    if (!text.isEmpty()) {
      passages.add(new MarkedPassage(TextPiece.of(text), mark));
    }
  }
}
