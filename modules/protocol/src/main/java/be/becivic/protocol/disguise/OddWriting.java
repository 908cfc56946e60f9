package be.becivic.protocol.disguise;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Ways to write figures, and words for them, that hardly anything else is written in. */
final class OddWriting {
  private static final Pattern WITHOUT_VOWELS = Pattern.compile("[b-df-hj-np-tv-xz]{2,}");

  private static final Pattern NO_LETTER = Pattern.compile("\\P{L}+");

  private OddWriting() {}

  static void add(
      Set<String> found, String prose, String bare, List<String> bareWords, CueWords cues) {
    Steps.add(found, "shifted keys", longest(Shapes.SHIFTED_KEYS, prose), 6, 9, 14);
    Steps.add(found, "marked digits", count(Shapes.MARKED_DIGIT, prose), 2, 4);
    Steps.add(found, "tagged digits", count(Shapes.TAGGED_DIGIT, prose), 2, 4, 6);
    Steps.add(found, "lettered start", count(Shapes.LETTERED_START, prose), 1, 2);
    Steps.add(found, "words backwards", backwards(bareWords, cues), 2, 3, 5);
    Steps.add(found, "words without vowels", longestWithoutVowels(bareWords), 2, 4, 6);
    Steps.add(found, "strange letters", strange(bareWords), 1, 2, 4);
    Steps.add(found, "digit words apart", longestDigitWordsApart(bare), 10, 14, 20);
    StandIns.Found standIns = StandIns.in(prose);
    Steps.add(found, "letters for figures", standIns.figures(), 8, 9, 11, 14);
    Steps.add(found, "letters for check digits", standIns.strength(), 1, 2, 3);
    Steps.add(found, "empty brackets", count(Shapes.EMPTY_BRACKETS, bare), 1, 2);
  }

  private static long backwards(List<String> words, CueWords cues) {
    return words.stream()
        .filter(word -> word.length() > 2 && !cues.is(DisguiseCue.DIGIT, word))
        .filter(word -> cues.is(DisguiseCue.DIGIT, new StringBuilder(word).reverse().toString()))
        .count();
  }

  private static long strange(List<String> words) {
    return words.stream().filter(WordKinds::isStrange).count();
  }

  /** As in "s e v e n f o u r t w o". */
  private static long longestDigitWordsApart(String bare) {
    return Shapes.SINGLES
        .matcher(bare)
        .results()
        .mapToLong(
            letters -> longest(Shapes.GLUED, NO_LETTER.matcher(letters.group()).replaceAll("")))
        .max()
        .orElse(0);
  }

  private static int longestWithoutVowels(List<String> words) {
    int longest = 0;
    int run = 0;
    for (String word : words) {
      run = WITHOUT_VOWELS.matcher(word).matches() ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  }

  private static long count(Pattern shape, String text) {
    return shape.matcher(text).results().count();
  }

  private static long longest(Pattern shape, String text) {
    return shape
        .matcher(text)
        .results()
        .mapToInt(each -> each.end() - each.start())
        .max()
        .orElse(0);
  }
}
