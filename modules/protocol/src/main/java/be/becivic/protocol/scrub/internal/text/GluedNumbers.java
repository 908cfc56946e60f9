package be.becivic.protocol.scrub.internal.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Words for digits that are written together, read as digits. */
public final class GluedNumbers {
  private static final List<String> WORDS =
      List.of(
          "zero zéro null nul oh",
          "eins eine ein een une un one",
          "zwei zwo twee deux two",
          "drei drie three trois",
          "vier quatre four",
          "fuenf fünf funf vijf cinq five",
          "sechs zes six",
          "sieben zeven seven sept",
          "acht huit eight",
          "neun negen neuf nine");
  private static final Map<String, String> DIGITS =
      IntStream.range(0, WORDS.size())
          .boxed()
          .flatMap(
              digit ->
                  Arrays.stream(WORDS.get(digit).split(" "))
                      .map(word -> Map.entry(word, digit.toString())))
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
  private static final int SHORTEST = 18;
  private static final String ALTERNATIVES = String.join("|", WORDS).replace(' ', '|');
  private static final Pattern WORD = word("(?:" + ALTERNATIVES + ")");
  private static final Pattern RUN = word("(?:" + ALTERNATIVES + "){6,64}");

  private GluedNumbers() {}

  /** Words for digits, accents included, and the digits they mean. */
  public static Map<String, String> digits() {
    return DIGITS;
  }

  private static Pattern word(String pattern) {
    return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }

  /** The text read so, if that changes anything. */
  static Optional<String> read(String text) {
    if (!hasLongWord(text)) {
      return Optional.empty();
    }
    Matcher run = RUN.matcher(text);
    return run.find()
        ? Optional.of(run.reset().replaceAll(GluedNumbers::digits))
        : Optional.empty();
  }

  private static String digits(MatchResult run) {
    return WORD.matcher(run.group())
        .replaceAll(word -> DIGITS.get(word.group().toLowerCase(Locale.ROOT)));
  }

  private static boolean hasLongWord(String text) {
    int at = SHORTEST - 1;
    while (at < text.length()) {
      int back = 0;
      while (back < SHORTEST && Character.isLetter(text.charAt(at - back))) {
        back++;
      }
      if (back == SHORTEST) {
        return true;
      }
      at += SHORTEST - back;
    }
    return false;
  }
}
