package be.becivic.protocol.scrub.internal.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** Texts that a text holds in Base64. */
final class HiddenTexts {
  private static final int SHORTEST = 13;
  private static final int LONGEST = 4096;
  private static final int MOST = 8;

  private HiddenTexts() {}

  static List<String> of(String text) {
    List<String> hidden = new ArrayList<>();
    int runs = 0;
    int start = 0;
    for (int i = 0; i <= text.length() && runs < MOST; i++) {
      boolean isInside = i < text.length() && isBase64(text.charAt(i)) && i - start < LONGEST;
      if (!isInside) {
        if (i - start >= SHORTEST) {
          runs++;
          decode(text.substring(start, i)).ifPresent(hidden::add);
        }
        start = i < text.length() && isBase64(text.charAt(i)) ? i : i + 1;
      }
    }
    return hidden;
  }

  private static boolean isBase64(char character) {
    return character < 0x80 && Character.isLetterOrDigit(character)
        || character == '+'
        || character == '/'
        || character == '-'
        || character == '_';
  }

  /** Nearly everything that is not Base64 decodes to bytes no text has. */
  private static Optional<String> decode(String run) {
    if (isWord(run)) {
      return Optional.empty();
    }
    try {
      byte[] bytes = Base64.getDecoder().decode(run.replace('-', '+').replace('_', '/'));
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.codePoints().allMatch(HiddenTexts::isPrintable)
          ? Optional.of(text)
          : Optional.empty();
    } catch (IllegalArgumentException | CharacterCodingException _) {
      return Optional.empty();
    }
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

  private static boolean isPrintable(int codePoint) {
    return codePoint == '\n' || codePoint >= ' ' && !Character.isISOControl(codePoint);
  }
}
