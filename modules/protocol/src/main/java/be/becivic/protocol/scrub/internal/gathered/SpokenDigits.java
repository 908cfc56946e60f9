package be.becivic.protocol.scrub.internal.gathered;

import be.becivic.protocol.scrub.internal.text.GluedNumbers;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Words for digits that are drawn out, turned round or written together. */
final class SpokenDigits {
  private static final int SHORTEST = 3;
  private static final Set<String> NO_TURNED_WORDS = Set.of("nee", "net");
  private static final Map<String, String> DIGITS =
      GluedNumbers.digits().entrySet().stream()
          .collect(
              Collectors.toMap(
                  entry -> entry.getKey().replace('é', 'e').replace('ü', 'u'),
                  Map.Entry::getValue,
                  (one, _) -> one));
  private static final String ALTERNATIVES = longestFirst(DIGITS.keySet().stream());
  private static final Pattern WORD = Pattern.compile(ALTERNATIVES);
  private static final Pattern RUN = Pattern.compile("(?:" + ALTERNATIVES + "){2,}");
  private static final Map<String, String> TURNED = new HashMap<>();
  private static final Map<String, String> SQUEEZED = new HashMap<>();
  private static final Pattern SQUEEZED_WORD;
  private static final Pattern SQUEEZED_RUN;

  static {
    DIGITS.forEach(
        (word, digit) -> {
          if (word.length() >= SHORTEST) {
            TURNED.put(new StringBuilder(word).reverse().toString(), digit);
            SQUEEZED.put(squeezed(word), digit);
          }
        });
    TURNED.keySet().removeAll(NO_TURNED_WORDS);
    String squeezed =
        longestFirst(SQUEEZED.keySet().stream().filter(word -> word.length() >= SHORTEST));
    SQUEEZED_WORD = Pattern.compile(squeezed);
    SQUEEZED_RUN = Pattern.compile("(?:" + squeezed + "){2,}");
  }

  private SpokenDigits() {}

  static boolean isOne(String word) {
    return DIGITS.containsKey(word);
  }

  /** Nothing where a word means no digits. */
  static String of(String word, Map<String, Integer> more) {
    if (word.length() < SHORTEST || word.charAt(0) <= '9') {
      return "";
    }
    if (more.containsKey(word)) {
      return more.get(word).toString();
    }
    if (TURNED.containsKey(word)) {
      return TURNED.get(word);
    }
    if (RUN.matcher(word).matches()) {
      return digits(WORD, word, DIGITS);
    }
    String squeezed = squeezed(word);
    return SQUEEZED_RUN.matcher(squeezed).matches()
        ? digits(SQUEEZED_WORD, squeezed, SQUEEZED)
        : SQUEEZED.getOrDefault(squeezed, "");
  }

  private static String digits(Pattern one, String words, Map<String, String> meanings) {
    return one.matcher(words)
        .results()
        .map(MatchResult::group)
        .map(meanings::get)
        .collect(Collectors.joining());
  }

  /** Words one of which is meant, the longest first. */
  private static String longestFirst(Stream<String> words) {
    return words
        .sorted(
            Comparator.comparing(String::length)
                .reversed()
                .thenComparing(Comparator.naturalOrder()))
        .collect(Collectors.joining("|"));
  }

  private static String squeezed(String word) {
    StringBuilder squeezed = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      if (i == 0 || word.charAt(i) != word.charAt(i - 1)) {
        squeezed.append(word.charAt(i));
      }
    }
    return squeezed.toString();
  }
}
