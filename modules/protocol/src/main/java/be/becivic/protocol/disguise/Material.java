package be.becivic.protocol.disguise;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What in a passage could carry a number: digits, words for them, letters apart, odd signs. */
final class Material {
  private static final int GAP = 2;
  private static final int FEWEST_OF_ID = 8;
  private static final int MOST_OF_ID = 17;
  private static final int[] CHECKED = {
    ScatteredCheckDigits.SOMETIMES, ScatteredCheckDigits.RARE, ScatteredCheckDigits.HARDLY_EVER
  };
  private static final int FIRST_PICTURE = 0x2190;
  private static final String PLAIN_SIGNS = ".,;:!?'\"()-–—/€%«»&§’°";

  private Material() {}

  static Set<String> of(
      String prose, FoldedWords plain, CueWords cues, NearDigits nearDigits, LetterRuns letters) {
    Set<String> found = new TreeSet<>();
    String timeless = Shapes.HOURS.matcher(plain.folded()).replaceAll(" hour ");
    String bare = Shapes.EXPLAINED.matcher(CivicFigures.removedFrom(timeless)).replaceAll(" ");
    String undecorated = Shapes.DECORATION.matcher(prose).replaceAll(" ");
    List<String> bareWords = FoldedWords.list(bare);
    Steps.add(
        found, "digits", bare.chars().filter(Character::isDigit).count(), 2, 4, 6, 8, 9, 11, 14);
    Steps.add(found, "long number", longestNumber(bare), 7, 8, 9, 11, 15, 20);
    Steps.add(found, "in a row", longest(Shapes.IN_A_ROW, timeless), 6, 9, 12, 16);
    Steps.add(found, "repeated sign", count(Shapes.REPEATED_SIGN, undecorated), 1, 3);
    Steps.add(found, "digit words", count(bareWords, cues, DisguiseCue.DIGIT), 2, 3, 4, 5, 7, 9);
    Steps.add(found, "number words", count(bareWords, cues, DisguiseCue.NUMBER), 1, 2, 3, 4, 6);
    Steps.add(found, "near digits", nearDigits.longestRun(bareWords), 4, 5, 6, 8);
    Steps.add(found, "letter names", count(bareWords, cues, DisguiseCue.LETTER_NAME), 2, 4, 7);
    OddWriting.add(found, prose, bare, bareWords, cues);
    addCarried(found, plain.folded(), bare);
    Steps.add(found, "code in pieces", ScatteredCode.isIn(prose) ? 1 : 0, 1);
    Steps.add(found, "run", longestRun(bare, cues), 3, 4, 5, 6, 8, 10);
    Steps.add(found, "letters apart", longest(Shapes.SINGLES, plain.folded()), 5, 7, 9, 13);
    Steps.add(found, "mixed", count(Shapes.MIXED, bare), 1, 2, 4);
    Steps.add(found, "stretched", count(Shapes.STRETCHED, plain.folded()), 1, 2);
    Steps.add(found, "vowelless", count(Shapes.VOWELLESS, plain.folded()), 1, 2, 3);
    Steps.add(found, "short list", count(Shapes.SHORT_LIST, bare), 2, 4, 6);
    Steps.add(found, "quoted groups", count(Shapes.QUOTED_GROUPS, bare), 2, 3, 4);
    Steps.add(found, "lettered pieces", count(Shapes.LETTERED_PIECES, plain.folded()), 3, 5);
    Steps.add(found, "barred pieces", count(Shapes.BARRED_PIECES, prose), 2, 4, 7);
    Steps.add(found, "added pieces", count(Shapes.ADDED_PIECES, prose), 1, 3);
    Steps.add(found, "underlined", count(Shapes.UNDERLINED, bare), 1, 3);
    Steps.add(found, "key", count(Shapes.KEY, plain.folded()), 2, 4);
    Steps.add(found, "same word between", count(Shapes.SAME_WORD_BETWEEN, bare), 1);
    Steps.add(found, "prices between", count(Shapes.PRICES_BETWEEN, plain.folded()), 1, 2);
    Steps.add(found, "great amounts", count(Shapes.GREAT_AMOUNTS, plain.folded()), 1);
    Steps.add(found, "glued", longest(Shapes.GLUED, plain.folded()), 10, 14, 20);
    Steps.add(found, "dots and dashes", count(Shapes.DOTS_AND_DASHES, prose), 2, 4);
    Steps.add(found, "spelled", count(Shapes.SPELLED, plain.folded()), 2, 4);
    Steps.add(found, "capitals", count(Shapes.CAPITALS, prose), 1, 2, 4);
    Steps.add(found, "stand-ins", longest(Shapes.STAND_INS, prose), 8, 9, 11);
    Steps.add(found, "keys", longest(Shapes.KEYS, prose), 5, 8);
    Steps.add(found, "camel", count(Shapes.CAMEL, prose), 1, 3);
    Steps.add(found, "signs", undecorated.chars().filter(Material::isOddSign).count(), 2, 4, 7, 12);
    Steps.add(
        found,
        "pictures",
        undecorated.codePoints().filter(each -> each > FIRST_PICTURE).count(),
        1,
        3,
        6,
        9);
    Steps.add(
        found, "foreign digits", prose.codePoints().filter(Material::isForeignDigit).count(), 2, 4);
    Steps.add(found, "odd words", plain.list().stream().filter(letters::isOdd).count(), 1, 2, 3, 5);
    Steps.add(found, "repeated", mostRepeated(plain), 3, 4, 6);
    Steps.add(found, "kinds", found.stream().map(Material::kind).distinct().count(), 2, 3, 4, 5, 6);
    addPlain(found, bare);
    return found;
  }

  /** What the figures are, taken together: those that nothing explains, and all but dates. */
  private static void addCarried(Set<String> found, String folded, String bare) {
    long digits = bare.chars().filter(Character::isDigit).count();
    int strength = ScatteredCheckDigits.strength(bare);
    Steps.add(found, "check digits", strength, CHECKED);
    if (digits >= FEWEST_OF_ID && digits <= MOST_OF_ID) {
      Steps.add(found, "pieces", count(Shapes.PIECE, bare), 1, 2, 3, 4, 6);
    }
    Steps.add(found, "birth and figures", FiguresAfterBirth.strength(folded), 1, 2);
    String dateless = Shapes.DATES.matcher(folded).replaceAll(" ");
    Steps.add(found, "noughts", count(Shapes.NOUGHT_FIRST, dateless), 1, 2);
    int carried = ScatteredCheckDigits.strength(dateless);
    if (strength == 0 && carried >= ScatteredCheckDigits.RARE) {
      Steps.add(found, "carried", carried, CHECKED);
    }
  }

  /** Figures that look like an amount or a count, though nothing says so. */
  private static void addPlain(Set<String> found, String bare) {
    Steps.add(found, "decimals", count(Shapes.DECIMALS, bare), 1, 2, 3);
    Steps.add(found, "thousands", count(Shapes.THOUSANDS, bare), 1, 2, 3);
    Steps.add(found, "lonely figures", count(Shapes.LONELY_FIGURE, bare), 1, 2, 3);
  }

  private static String kind(String step) {
    return step.substring(0, step.lastIndexOf(' '));
  }

  private static long count(List<String> words, CueWords cues, DisguiseCue cue) {
    return words.stream().filter(word -> cues.is(cue, word)).count();
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

  private static long longestNumber(String bare) {
    return Shapes.LONG_NUMBER
        .matcher(bare)
        .results()
        .mapToLong(number -> number.group().chars().filter(Character::isDigit).count())
        .max()
        .orElse(0);
  }

  /** How many numbers, in figures or words, follow each other with little between them. */
  private static int longestRun(String bare, CueWords cues) {
    int longest = 0;
    int run = 0;
    int others = 0;
    Matcher token = Shapes.TOKEN.matcher(bare);
    while (token.find()) {
      String each = token.group();
      if (Character.isDigit(each.charAt(0))
          || cues.is(DisguiseCue.DIGIT, each)
          || cues.is(DisguiseCue.NUMBER, each)) {
        run++;
        others = 0;
        longest = Math.max(longest, run);
      } else if (++others > GAP) {
        run = 0;
      }
    }
    return longest;
  }

  private static boolean isOddSign(int sign) {
    return !Character.isLetterOrDigit(sign)
        && !Character.isWhitespace(sign)
        && PLAIN_SIGNS.indexOf(sign) < 0;
  }

  /** Superscripts and circled ones among them; a lone one is a square metre or a footnote. */
  private static boolean isForeignDigit(int point) {
    return point > '9'
        && switch (Character.getType(point)) {
          case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER ->
              true;
          default -> false;
        };
  }

  /** Of words that are no articles or the like. */
  private static int mostRepeated(FoldedWords words) {
    Map<String, Integer> counts = new HashMap<>();
    words.list().stream()
        .filter(word -> word.length() > 3)
        .forEach(word -> counts.merge(word, 1, Integer::sum));
    return counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }
}
