package be.becivic.protocol.disguise;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Of which kind a word without accents and case is: what it says, or else how it looks. */
final class WordKinds {
  static final String LETTER = "letter";
  static final String VOWELLESS = "vowelless";
  static final String STRANGE = "strange";
  private static final DisguiseCue[] CUES = DisguiseCue.values();
  private static final int FIRST_OF_PLAIN = DisguiseCue.UNIT.ordinal();
  private static final int LONGEST_VOWELLESS = 5;
  private static final int LONGEST_SHORT = 3;
  private static final Pattern VOWEL = Pattern.compile("[aeiouy]");

  private final Map<String, Integer> whole = new HashMap<>();
  private final Map<String, Integer> beginnings = new HashMap<>();
  private final Map<String, Integer> endings = new HashMap<>();
  private final Map<String, Integer> insides = new HashMap<>();
  private final int longestPart;

  private WordKinds(CueWords cues) {
    for (DisguiseCue cue : CUES) {
      cues.words(cue).forEach(word -> whole.merge(word, cue.ordinal(), Math::min));
      singleWords(cues.others(cue))
          .forEach(part -> placesOf(part).merge(part.strip(), cue.ordinal(), Math::min));
    }
    this.longestPart =
        Stream.concat(beginnings.keySet().stream(), endings.keySet().stream())
            .mapToInt(String::length)
            .max()
            .orElse(0);
  }

  static WordKinds of(CueWords cues) {
    return new WordKinds(cues);
  }

  private static List<String> singleWords(List<String> others) {
    return others.stream().filter(part -> part.strip().indexOf(' ') < 0).toList();
  }

  /** A space stands for the edge of a word. */
  private Map<String, Integer> placesOf(String part) {
    if (part.startsWith(" ")) {
      return part.endsWith(" ") ? whole : beginnings;
    }
    return part.endsWith(" ") ? endings : insides;
  }

  String of(String word) {
    int cue = cue(word);
    if (cue < FIRST_OF_PLAIN) {
      return name(cue);
    }
    if (isStrange(word)) {
      return STRANGE;
    }
    if (word.length() == 1) {
      return LETTER;
    }
    if (word.length() <= LONGEST_VOWELLESS && !VOWEL.matcher(word).find()) {
      return VOWELLESS;
    }
    if (CountedThings.isThing(word)) {
      return name(DisguiseCue.UNIT.ordinal());
    }
    if (cue < CUES.length) {
      return name(cue);
    }
    return word.length() <= LONGEST_SHORT ? "short" : "word";
  }

  /** With letters that none of the four languages has; some of them look like figures. */
  static boolean isStrange(String word) {
    return word.chars().anyMatch(letter -> letter > 'z');
  }

  private static String name(int cue) {
    return CUES[cue].name().toLowerCase(Locale.ROOT);
  }

  /** The first that the word, its beginning, ending or inside is listed for. */
  private int cue(String word) {
    int first = whole.getOrDefault(word, CUES.length);
    for (int length = 1; length <= Math.min(longestPart, word.length()); length++) {
      String beginning = word.substring(0, length);
      String ending = word.substring(word.length() - length);
      first = Math.min(first, beginnings.getOrDefault(beginning, CUES.length));
      first = Math.min(first, endings.getOrDefault(ending, CUES.length));
    }
    for (Map.Entry<String, Integer> inside : insides.entrySet()) {
      if (word.contains(inside.getKey())) {
        first = Math.min(first, inside.getValue());
      }
    }
    return first;
  }
}
