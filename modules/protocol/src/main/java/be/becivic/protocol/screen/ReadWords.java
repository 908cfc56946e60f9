package be.becivic.protocol.screen;

import be.becivic.protocol.text.Folding;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads words and signs as a person would: without accents, case, look-alike letters of other
 * scripts, digits that stand for letters, or gaps between letters.
 */
final class ReadWords {
  private static final int LONGEST_WORD = 40;
  private static final int FEW_DIGITS = 3;
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+|[:,@<>()\\[\\]-]");
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern SPELLED =
      Pattern.compile("(?<![\\p{L}\\p{N}])(?:\\p{L}[ ._*-]){3,30}\\p{L}(?![\\p{L}\\p{N}])");
  private static final String CYRILLIC_AND_GREEK = "авекмнорстухіјѕԁɡαβεικνορτυχзԛԝ";
  private static final String AS_LATIN = "abekmhopctyxijsdgabeikvoptyx3qw";
  private static final String DIGITS = "013457";
  private static final String AS_LETTERS = "oieast";

  private ReadWords() {}

  static List<String> of(String text) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(fold(closeGaps(Folding.fold(text))));
    while (word.find()) {
      String found = word.group();
      words.add(letters(found.substring(0, Math.min(LONGEST_WORD, found.length()))));
    }
    return words;
  }

  /** Spelled-out words, as in "i g n o r e". */
  private static String closeGaps(String text) {
    return SPELLED
        .matcher(text)
        .replaceAll(spelled -> Matcher.quoteReplacement(spelled.group().replaceAll("[ ._*-]", "")));
  }

  private static String fold(String text) {
    String lower = Normalizer.normalize(text, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    String bare = MARKS.matcher(lower).replaceAll("").replace("ß", "ss").replace("œ", "oe");
    StringBuilder folded = new StringBuilder(bare.length());
    bare.codePoints()
        .forEach(
            point -> {
              int place = CYRILLIC_AND_GREEK.indexOf(point);
              folded.appendCodePoint(place < 0 ? point : AS_LATIN.charAt(place));
            });
    return folded.toString();
  }

  /** A letter and a digit name a form, a card or a level, such as A1. */
  private static boolean isLabel(String word) {
    return word.length() == 2 && Character.isDigit(word.charAt(1));
  }

  /** A few digits among letters stand for the letters they look like. */
  private static String letters(String word) {
    long digits = word.chars().filter(Character::isDigit).count();
    if (digits == 0 || digits > FEW_DIGITS || digits == word.length() || isLabel(word)) {
      return word;
    }
    StringBuilder letters = new StringBuilder(word);
    for (int i = 0; i < letters.length(); i++) {
      int place = DIGITS.indexOf(letters.charAt(i));
      if (place >= 0) {
        letters.setCharAt(i, AS_LETTERS.charAt(place));
      }
    }
    return letters.toString();
  }
}
