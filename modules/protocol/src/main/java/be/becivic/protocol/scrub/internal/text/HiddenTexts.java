package be.becivic.protocol.scrub.internal.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Texts that a text holds in Base64 or Base32, and texts that those hold. */
final class HiddenTexts {
  private static final int SHORTEST = 12;
  private static final int LONGEST = 4096;
  private static final int MOST = 8;

  private HiddenTexts() {}

  static List<String> of(String text) {
    List<String> hidden = outermost(text);
    if (hidden.isEmpty()) {
      return hidden;
    }
    List<String> all = new ArrayList<>(hidden);
    hidden.forEach(each -> all.addAll(outermost(each)));
    return all;
  }

  /** A run that is long enough covers one place in so many: the others need no look. */
  private static List<String> outermost(String text) {
    List<String> hidden = List.of();
    int runs = 0;
    int done = 0;
    int at = SHORTEST - 1;
    while (at < text.length() && runs < MOST) {
      if (isBase64(text.charAt(at))) {
        int start = startOfRun(text, at, done);
        int end = endOfRun(text, at, start + LONGEST);
        if (end - start >= SHORTEST) {
          runs++;
          Optional<String> decoded = decode(text.substring(start, end));
          if (decoded.isPresent()) {
            hidden = hidden.isEmpty() ? new ArrayList<>() : hidden;
            hidden.add(decoded.get());
          }
        }
        done = end;
        at = end - 1;
      }
      at += SHORTEST;
    }
    return hidden;
  }

  private static int startOfRun(String text, int at, int from) {
    int start = at;
    while (start > from && isBase64(text.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  private static int endOfRun(String text, int at, int most) {
    int end = at;
    while (end < text.length() && end < most && isBase64(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isBase64(char character) {
    return character < 0x80 && Character.isLetterOrDigit(character)
        || character == '+'
        || character == '/'
        || character == '-'
        || character == '_';
  }

  private static Optional<String> decode(String run) {
    return Base32Text.decode(run).or(() -> isWord(run) ? Optional.empty() : Base64Text.decode(run));
  }

  /** Base64 of a text has capitals or digits in its midst; a word in a sentence has not. */
  private static boolean isWord(String run) {
    for (int i = 1; i < run.length(); i++) {
      char character = run.charAt(i);
      if (character >= 'A' && character <= 'Z' || character >= '0' && character <= '9') {
        return false;
      }
    }
    return true;
  }
}
