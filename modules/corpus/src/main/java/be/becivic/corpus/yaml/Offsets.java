package be.becivic.corpus.yaml;

import be.becivic.corpus.text.Span;
import java.util.Optional;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;

/** Maps the parser's marks, which count code points, to character offsets in the file. */
final class Offsets {
  private final String text;
  private final int base;
  private final boolean simple;

  Offsets(String text, int base) {
    this.text = text;
    this.base = base;
    this.simple = text.chars().noneMatch(c -> Character.isSurrogate((char) c));
  }

  int of(int codePoints) {
    int bounded = Math.max(0, Math.min(codePoints, text.length()));
    if (simple) {
      return base + bounded;
    }
    return base
        + text.offsetByCodePoints(0, Math.min(bounded, text.codePointCount(0, text.length())));
  }

  int of(Optional<Mark> mark) {
    return of(mark.map(Mark::getIndex).orElse(0));
  }

  Span of(Event event) {
    return new Span(of(event.getStartMark()), of(event.getEndMark()));
  }

  /**
   * A block value ends where the next token begins; its own characters end before the blank rest.
   */
  Span trimmed(Event event) {
    Span span = of(event);
    int end = span.end();
    while (end > span.start() && Character.isWhitespace(text.charAt(end - base - 1))) {
      end--;
    }
    return new Span(span.start(), end);
  }
}
