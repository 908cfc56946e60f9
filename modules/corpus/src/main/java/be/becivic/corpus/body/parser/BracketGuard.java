package be.becivic.corpus.body.parser;

import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import java.util.Optional;

/**
 * Refuses paragraphs with very many unclosed brackets: for each link the parser walks back through
 * all of them, which makes a hostile text of a few hundred kilobytes take minutes.
 */
final class BracketGuard {
  private static final int MOST_OPEN = 200;

  private BracketGuard() {}

  static Optional<FileProblem> check(String file, int offset) {
    int at = offset;
    for (int count = 0; count <= MOST_OPEN; count++) {
      at = file.indexOf('[', at) + 1;
      if (at == 0) {
        return Optional.empty();
      }
    }
    return count(file, offset);
  }

  private static Optional<FileProblem> count(String file, int offset) {
    int open = 0;
    for (int i = offset; i < file.length(); i++) {
      switch (file.charAt(i)) {
        case '[' -> open++;
        case ']' -> open = Math.max(0, open - 1);
        case '\n' -> open = i > offset && file.charAt(i - 1) == '\n' ? 0 : open;
        default -> {}
      }
      if (open > MOST_OPEN) {
        return Optional.of(
            new FileProblem(
                new Span(i, i + 1),
                "Too many brackets are left open in one paragraph.",
                "Close the brackets or write \\[ for plain ones."));
      }
    }
    return Optional.empty();
  }
}
