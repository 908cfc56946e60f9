package be.becivic.protocol.identity;

import be.becivic.protocol.text.LatinLookAlikes;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/** The words a name is made of: {@code senderEmail} and {@code SENDER-EMAIL} are the same two. */
final class NameWords {
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean wasSmall;

  private NameWords() {}

  static List<String> of(String name) {
    NameWords reader = new NameWords();
    String plain = Normalizer.normalize(name, Normalizer.Form.NFKD);
    int codePoint;
    for (int i = 0; i < plain.length(); i += Character.charCount(codePoint)) {
      codePoint = plain.codePointAt(i);
      reader.add(codePoint);
    }
    reader.endWord();
    return reader.words;
  }

  private void add(int codePoint) {
    if (isUnseen(codePoint)) {
      return;
    }
    if (!Character.isLetterOrDigit(codePoint)) {
      endWord();
      wasSmall = false;
      return;
    }
    if (wasSmall && Character.isUpperCase(codePoint)) {
      endWord();
    }
    wasSmall = Character.isLowerCase(codePoint) || Character.isDigit(codePoint);
    word.append(
        codePoint < 0x80
            ? Character.toString(Character.toLowerCase(codePoint))
            : LatinLookAlikes.find(codePoint).orElse(Character.toString(codePoint)));
  }

  private void endWord() {
    if (!word.isEmpty()) {
      words.add(word.toString());
      word.setLength(0);
    }
  }

  private static boolean isUnseen(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.NON_SPACING_MARK,
          Character.COMBINING_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.FORMAT,
          Character.CONTROL ->
          true;
      default -> false;
    };
  }
}
