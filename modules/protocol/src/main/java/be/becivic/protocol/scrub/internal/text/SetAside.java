package be.becivic.protocol.scrub.internal.text;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers that are plainly something else, such as clock times and prices, are walled off. */
public final class SetAside {
  static final char WALL = '\f';

  private final List<Pattern> patterns;

  public SetAside(List<Pattern> patterns) {
    this.patterns = List.copyOf(patterns);
  }

  /** Two matches may share the character between them. */
  public String apply(String text) {
    StringBuilder kept = new StringBuilder(text);
    for (Pattern pattern : patterns) {
      Matcher matcher = pattern.matcher(kept.toString());
      int from = 0;
      while (from <= kept.length() && matcher.find(from)) {
        for (int i = matcher.start(); i < matcher.end(); i++) {
          kept.setCharAt(i, WALL);
        }
        from = Math.max(matcher.start() + 1, matcher.end() - 1);
      }
    }
    return kept.toString();
  }
}
