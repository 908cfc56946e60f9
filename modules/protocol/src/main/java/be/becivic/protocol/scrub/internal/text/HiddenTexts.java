package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.CharSet;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import java.util.Optional;
import java.util.stream.IntStream;

/** Shows what a text holds in Base64, Base32 or Base85, in the place where it stands. */
final class HiddenTexts {
  private static final int SHORTEST = 12;
  private static final int LONGEST = 4096;
  private static final int MOST = 8;
  private static final String AROUND = ".,;:!?()[]{}'\"";

  private static final String SIGNS_OF_WORDS = ".,'-/:_";

  /** Of these a run of Base85 has one within. */
  static final CharSet SIGNS_OF_BASE_85 =
      IntStream.rangeClosed('!', '~')
          .filter(sign -> !isAlphanumeric((char) sign) && SIGNS_OF_WORDS.indexOf(sign) < 0)
          .mapToObj(sign -> CharSet.range(sign, sign))
          .reduce(CharSet.NONE, CharSet::or);

  /** Of these a run of Base64 has one that begins no word. */
  static final CharSet SIGNS_OF_BASE_64 = CharSet.range('0', 'Z');

  private HiddenTexts() {}

  /** Characters that stand together and may be the code of a text. */
  private interface Run {
    boolean has(char character);

    Optional<String> decode(String text, int start, int end);
  }

  /** Letters and digits, with the signs of either alphabet. */
  private static final Run BASE_64 =
      new Run() {
        @Override
        public boolean has(char character) {
          return isAlphanumeric(character)
              || character == '+'
              || character == '/'
              || character == '-'
              || character == '_';
        }

        @Override
        public Optional<String> decode(String text, int start, int end) {
          if (isWord(text, start, end) && !CharSet.DIGITS.has(text.charAt(start))) {
            return Optional.empty();
          }
          String run = text.substring(start, end);
          return Base64Text.decodeBase32(run)
              .or(() -> isWord(text, start, end) ? Optional.empty() : Base64Text.decode(run));
        }
      };

  /** Whatever is no space. */
  private static final Run BASE_85 =
      new Run() {
        @Override
        public boolean has(char character) {
          return character > ' ' && character < 0x7F;
        }

        @Override
        public Optional<String> decode(String text, int start, int end) {
          if (!hasSignWithin(text, start, end)) {
            return Optional.empty();
          }
          String run = text.substring(start, end);
          return Base85Text.decode(run).or(() -> Base85Text.decode(bare(run)));
        }
      };

  /**
   * Whether a digit stands anywhere, or a capital where no word begins; pieces are told apart by
   * the signs between the two as well. Most sentences have neither.
   */
  static boolean mayHoldBase64(ScannedText reading) {
    if (reading.digitCount() > 0) {
      return true;
    }
    String text = reading.text();
    for (int i = 0; i < reading.signCount(); i++) {
      int at = reading.signs()[i];
      if (at > 0 && isCoded(text.charAt(at)) && !isGap(text.charAt(at - 1))) {
        return true;
      }
    }
    return false;
  }

  /** The same text comes back where it hides nothing. */
  static String shownInBase64(String text) {
    return shownIn(text, BASE_64);
  }

  /** The same of Base85. */
  static String shownInBase85(String text) {
    return shownIn(text, BASE_85);
  }

  /** Base64 that spaces or line ends cut into pieces of four characters or a multiple of it. */
  static String shownInPieces(String text) {
    if (!mayHavePieces(text)) {
      return text;
    }
    StringBuilder joined = new StringBuilder(0);
    int copied = 0;
    int at = 0;
    while (at < text.length()) {
      int end = endOfPieces(text, at);
      if (end > at) {
        Optional<String> hidden =
            Base64Text.decode(text.substring(at, end).replaceAll("[ \\n]", ""));
        if (hidden.isPresent()) {
          joined.append(text, copied, at).append(hidden.get());
          copied = end;
        }
      }
      at = startOfNext(text, Math.max(at, end));
    }
    return copied == 0 ? text : joined.append(text, copied, text.length()).toString();
  }

  /** Whether two words in a row have a capital or a digit after their first character. */
  private static boolean mayHavePieces(String text) {
    boolean wasCoded = false;
    boolean isCoded = false;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (isGap(character)) {
        wasCoded = isCoded;
        isCoded = false;
        start = i + 1;
      } else if (i > start && isCoded(character)) {
        isCoded = true;
        if (wasCoded) {
          return true;
        }
      }
    }
    return false;
  }

  /** Where two pieces or more end that begin at a place; the place itself where there are none. */
  private static int endOfPieces(String text, int start) {
    int pieces = 0;
    int at = start;
    int end = start;
    while (at < text.length()) {
      int stop = endOfRun(text, at, at + LONGEST, BASE_64);
      if (stop - at < 2 || isWord(text, at, stop)) {
        break;
      }
      pieces++;
      end = stop;
      boolean isWhole = (stop - at) % 4 == 0;
      if (!isWhole || stop + 1 >= text.length() || !isGap(text.charAt(stop))) {
        break;
      }
      at = stop + 1;
    }
    return pieces > 1 ? end : start;
  }

  private static int startOfNext(String text, int from) {
    int at = from;
    while (at < text.length() && !isGap(text.charAt(at))) {
      at++;
    }
    return at + 1;
  }

  private static boolean isCoded(char character) {
    return SIGNS_OF_BASE_64.has(character);
  }

  private static boolean isGap(char character) {
    return character == ' ' || character == '\n';
  }

  /**
   * Where the last of so many characters is none of a run's, no run goes over them: few are read.
   */
  private static String shownIn(String text, Run kind) {
    StringBuilder shown = null;
    int copied = 0;
    int count = 0;
    int at = SHORTEST - 1;
    while (at < text.length() && count < MOST) {
      int start = startOfRun(text, at, kind);
      if (at - start == SHORTEST - 1) {
        int end = endOfRun(text, at, start + LONGEST, kind);
        Optional<String> hidden = kind.decode(text, start, end);
        if (hidden.isPresent()) {
          count++;
          shown = shown == null ? new StringBuilder(text.length()) : shown;
          shown.append(text, copied, start).append(hidden.get());
          copied = end;
        }
        at = end + SHORTEST - 1;
      } else {
        at = start + SHORTEST - 1;
      }
    }
    return shown == null ? text : shown.append(text, copied, text.length()).toString();
  }

  /** Where the last so many characters that belong to a run begin; after the place if none does. */
  private static int startOfRun(String text, int at, Run kind) {
    int start = at + 1;
    while (at - start < SHORTEST - 1 && kind.has(text.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  private static int endOfRun(String text, int at, int most, Run kind) {
    int end = at;
    while (end < text.length() && end < most && kind.has(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Base64 of a text has capitals or digits in its midst; a word in a sentence has not. */
  private static boolean isWord(String text, int start, int end) {
    for (int i = start + 1; i < end; i++) {
      char character = text.charAt(i);
      if (character >= 'A' && character <= 'Z' || character >= '0' && character <= '9') {
        return false;
      }
    }
    return true;
  }

  /** Base85 of a text has signs in its midst that words and most addresses have not. */
  private static boolean hasSignWithin(String text, int start, int end) {
    for (int i = start + 1; i < end - 1; i++) {
      char character = text.charAt(i);
      if (!isAlphanumeric(character) && SIGNS_OF_WORDS.indexOf(character) < 0) {
        return true;
      }
    }
    return false;
  }

  /** Without the punctuation of the sentence around it. */
  private static String bare(String run) {
    int start = 0;
    int end = run.length();
    while (start < end && AROUND.indexOf(run.charAt(start)) >= 0) {
      start++;
    }
    while (end > start && AROUND.indexOf(run.charAt(end - 1)) >= 0) {
      end--;
    }
    return run.substring(start, end);
  }

  private static boolean isAlphanumeric(char character) {
    return character < 0x80 && Character.isLetterOrDigit(character);
  }
}
