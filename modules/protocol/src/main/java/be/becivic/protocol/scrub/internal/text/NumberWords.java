package be.becivic.protocol.scrub.internal.text;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Words that mean numbers, and how they combine.
 *
 * @param starts all words that a number may begin with
 * @param words those below a hundred that stand alone
 * @param wordsAmong words that mean a number only beside one of these
 * @param tensBefore tens that units may follow, as in French and English
 * @param tensAfter tens that may follow a unit and a word for "and", as in Dutch and German
 * @param repeats words that say how often the digit after them comes
 * @param links words that mean nothing between digits
 * @param splits words that say that a number goes on
 * @param counted words for parts, which a number after them counts
 * @param letters words that spell a letter
 */
public record NumberWords(
    Set<String> starts,
    Map<String, Integer> words,
    Map<String, Integer> wordsAmong,
    Map<String, Integer> tensBefore,
    Map<String, Integer> tensAfter,
    Set<String> hundred,
    Map<String, Integer> repeats,
    Set<String> links,
    Set<String> splits,
    Set<String> counted,
    Map<String, String> letters) {

  /** A number in words: how many tokens it takes, its value, and how often it comes. */
  public record Spoken(int tokens, int value, int times) {
    Spoken(int tokens, int value) {
      this(tokens, value, 1);
    }

    public String digits() {
      return Integer.toString(value).repeat(times);
    }
  }

  public static final Spoken NOTHING = new Spoken(0, 0);

  public NumberWords(
      Map<String, Integer> words,
      Map<String, Integer> wordsAmong,
      Map<String, Integer> tensBefore,
      Map<String, Integer> tensAfter,
      Set<String> hundred,
      Map<String, Integer> repeats,
      Set<String> links,
      Set<String> splits,
      Set<String> counted,
      Map<String, String> letters) {
    this(
        Stream.of(
                words.keySet(), wordsAmong.keySet(), tensBefore.keySet(), repeats.keySet(), hundred)
            .flatMap(Set::stream)
            .collect(Collectors.toCollection(HashSet::new)),
        words,
        wordsAmong,
        tensBefore,
        tensAfter,
        hundred,
        repeats,
        links,
        splits,
        counted,
        letters);
  }

  /** The number that begins at a token; it takes no tokens where there is none. */
  public Spoken at(Tokens tokens, int index) {
    if (!starts.contains(tokens.get(index).text())) {
      return NOTHING;
    }
    int times = repeats.getOrDefault(tokens.get(index).text(), 0);
    return times > 0 ? repeated(tokens, index, times) : once(tokens, index);
  }

  /** Whether a word means a number below ten. */
  boolean isDigit(String word) {
    return words.getOrDefault(word, 10) < 10;
  }

  /** Double four, or double 4. */
  private Spoken repeated(Tokens tokens, int index, int times) {
    String digit = word(tokens, index + 1, index);
    int value =
        digit.length() == 1 && digit.charAt(0) <= '9'
            ? digit.charAt(0) - '0'
            : words.getOrDefault(digit, -1);
    return value >= 0 && value < 10 ? new Spoken(2, value, times) : NOTHING;
  }

  private Spoken once(Tokens tokens, int index) {
    Spoken start = belowHundred(tokens, index, index);
    boolean mayMultiply = start.tokens == 0 || start.value > 0 && start.value < 10;
    if (!mayMultiply || !hundred.contains(word(tokens, index + start.tokens, index))) {
      return start;
    }
    Spoken rest = belowHundred(tokens, index + start.tokens + 1, index);
    int hundreds = start.tokens == 0 ? 1 : start.value;
    return new Spoken(start.tokens + 1 + rest.tokens, hundreds * 100 + rest.value);
  }

  private Spoken belowHundred(Tokens tokens, int at, int first) {
    String word = word(tokens, at, first);
    int value = words.getOrDefault(word, among(tokens, at, word));
    if (value == 4 && word(tokens, at + 1, first).startsWith("vingt")) {
      return withUnits(tokens, at, first, new Spoken(2, 80));
    }
    if (tensBefore.containsKey(word)) {
      return withUnits(tokens, at, first, new Spoken(1, tensBefore.get(word)));
    }
    if (value < 0) {
      return NOTHING;
    }
    String and = word(tokens, at + 1, first);
    String tens = word(tokens, at + 2, first);
    if (value > 0 && value < 10 && isAnd(and) && tensAfter.containsKey(tens)) {
      return new Spoken(3, tensAfter.get(tens) + value);
    }
    return teen(tokens, at, first, value);
  }

  /** What a word means beside another that means a number; less than nothing where it does not. */
  private int among(Tokens tokens, int at, String word) {
    int value = wordsAmong.getOrDefault(word, -1);
    boolean isAmong =
        value >= 0
            && (at > 0 && words.containsKey(tokens.get(at - 1).text())
                || at + 1 < tokens.size() && words.containsKey(tokens.get(at + 1).text()));
    return isAmong ? value : -1;
  }

  /** French says seventeen as ten and seven. */
  private Spoken teen(Tokens tokens, int at, int first, int value) {
    int unit = words.getOrDefault(word(tokens, at + 1, first), 0);
    boolean isTeen = word(tokens, at, first).equals("dix") && unit >= 7 && unit <= 9;
    return isTeen ? new Spoken(2, 10 + unit) : new Spoken(1, value);
  }

  private Spoken withUnits(Tokens tokens, int at, int first, Spoken tens) {
    int skipped = word(tokens, at + tens.tokens, first).equals("et") ? 1 : 0;
    int next = at + tens.tokens + skipped;
    int more = words.getOrDefault(word(tokens, next, first), 0);
    boolean takesTeens = tens.value == 60 || tens.value == 80;
    boolean beginsEighty = more == 4 && word(tokens, next + 1, first).startsWith("vingt");
    if (more < 1 || more > (takesTeens ? 16 : 9) || beginsEighty) {
      return tens;
    }
    Spoken rest = teen(tokens, next, first, more);
    return new Spoken(tens.tokens + skipped + rest.tokens, tens.value + rest.value);
  }

  private static boolean isAnd(String word) {
    return word.equals("en") || word.equals("und");
  }

  /** The word at a place, or none where a long gap or nothing comes before it. */
  private static String word(Tokens tokens, int index, int first) {
    boolean isReached =
        index < tokens.size() && (index == first || tokens.signBefore(index) != Gap.LONG);
    return isReached ? tokens.get(index).text() : "";
  }
}
