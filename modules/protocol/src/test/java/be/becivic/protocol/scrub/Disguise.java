package be.becivic.protocol.scrub;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Ways to write a number so that machines overlook it and people do not. */
enum Disguise {
  BARE((number, _) -> number.text),
  SPACES((number, _) -> number.grouped(" ")),
  DOTS((number, _) -> number.grouped(".")),
  SLASHES((number, _) -> number.grouped(" / ")),
  SIX_DOTS((number, _) -> number.grouped("......")),
  MARKDOWN((number, _) -> "**" + number.grouped("**-**") + "**"),
  ONE_BY_ONE((number, _) -> number.joined(" ")),
  AND_THEN((number, _) -> number.cut(" and then ")),
  LETTER_O((number, _) -> number.grouped(" ").replace('0', 'O')),
  LETTER_L((number, _) -> number.grouped(".").replace('1', 'l')),
  FULL_WIDTH((number, _) -> number.inDigits(digit -> Character.toString(0xFF10 + digit), " ")),
  ENTITY_DOTS((number, _) -> number.grouped("&#46;")),
  PERCENT_DOTS((number, _) -> number.grouped("%2E")),
  BASE64((number, _) -> base64(number.text)),
  ENGLISH((number, _) -> number.inWords("zero one two three four five six seven eight nine")),
  ZERO_WIDTH((number, _) -> number.joined("\u200B")),
  LINES((number, _) -> number.grouped("\n")),
  LIST((number, _) -> "[" + number.joined(", ") + "]"),
  PIPES((number, _) -> number.grouped(" | ")),
  PARENTHESES((number, _) -> "(" + number.grouped(") (") + ")"),
  TAGS((number, _) -> "<b>" + number.grouped("</b><i>") + "</i>"),
  UNDERSCORES((number, _) -> number.grouped("__")),
  CIRCLED((number, _) -> number.inDigits(digit -> "⓿❶❷❸❹❺❻❼❽❾".substring(digit, digit + 1), " ")),
  DUTCH((number, _) -> number.inWords("nul een twee drie vier vijf zes zeven acht negen")),
  FRENCH((number, _) -> number.inWords("zéro un deux trois quatre cinq six sept huit neuf")),
  GERMAN((number, _) -> number.inWords("null eins zwei drei vier fünf sechs sieben acht neun")),
  ALL_PERCENT((number, _) -> number.eachAs("%%%02X")),
  ALL_ENTITIES((number, _) -> number.eachAs("&#x%x;")),
  ALL_ESCAPES((number, _) -> number.eachAs("\\u%04x")),
  LETTERS_O_AND_L((number, _) -> number.grouped(" ").replace('0', 'o').replace('1', 'l')),
  BASE64_SENTENCE((number, _) -> base64("Mijn nummer is " + number.text)),
  ANY_GROUPS((number, random) -> number.regrouped(random)),
  QUOTES((number, _) -> "'" + number.grouped("' '") + "'", true),
  ARROWS((number, _) -> number.grouped(" -> "), true),
  DEVANAGARI((number, _) -> number.inDigits(digit -> Character.toString(0x966 + digit), ""), true),
  SUPERSCRIPT(
      (number, _) -> number.inDigits(digit -> "⁰¹²³⁴⁵⁶⁷⁸⁹".substring(digit, digit + 1), ""), true),
  ENSUITE((number, _) -> number.cut(" et ensuite "), true),
  DAARNA((number, _) -> number.cut(", daarna ")),
  DANACH((number, _) -> number.cut(" und danach "), true),
  BACKTICKS((number, _) -> "`" + number.grouped("`-`") + "`", true),
  COLONS((number, _) -> number.grouped(" : "), true),
  BRACES((number, _) -> "{" + number.grouped("}{") + "}", true),
  TABS((number, _) -> number.grouped("\t\t"), true),
  STARS((number, _) -> number.grouped("***"), true),
  EMOJI((number, _) -> number.grouped("\uD83D\uDE00"), true),
  IDEOGRAPHIC_STOPS((number, _) -> number.grouped("。"), true),
  TWICE_ENCODED((number, _) -> number.grouped("%252E"), true),
  THAI((number, _) -> number.inDigits(digit -> Character.toString(0xE50 + digit), ""), true),
  SHOUTED((number, _) -> number.inWords("ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE"), true),
  WORDS_IN_A_LIST(
      (number, _) -> number.inWords("nul, één, twee, drie, vier, vijf, zes, zeven, acht, negen")),
  COMMENTS((number, _) -> number.grouped("<!---->")),
  PERCENT_SPACES((number, _) -> number.grouped("%20"), true),
  OPEN_ENTITIES((number, _) -> number.eachAs("&#%d"), true),
  NBSP_ENTITIES((number, _) -> number.grouped("&nbsp;-&nbsp;"), true),
  LONG_DASHES((number, _) -> number.grouped(" --- "), true),
  PLUSES((number, _) -> number.grouped(" + "), true),
  SAID_DOTS((number, _) -> number.grouped(" dot "), true),
  SAID_DASHES((number, _) -> number.grouped(" tiret "), true),
  QUERY((number, _) -> "a=" + number.grouped("&b=")),
  HEX_ESCAPES((number, _) -> number.eachAs("\\x%02x"), true),
  QUOTED_LIST((number, _) -> "'" + number.grouped("', '") + "'"),
  SCRIPT_BY_SCRIPT(
      (number, random) ->
          number.inDigits(
              digit -> Character.toString(random.nextBoolean() ? 0x6F0 + digit : 0x9E6 + digit),
              ""),
      true),
  CAPITALISED(
      (number, _) -> number.inWords("Null Eins Zwei Drei Vier Fünf Sechs Sieben Acht Neun"), true);

  /** How a number becomes its disguise. */
  private interface Dressing {
    String dress(PlantedNumber number, RandomGenerator random);
  }

  private final Dressing dressing;
  private final boolean reserved;

  Disguise(Dressing dressing) {
    this(dressing, false);
  }

  Disguise(Dressing dressing, boolean reserved) {
    this.dressing = dressing;
    this.reserved = reserved;
  }

  /** Whether the rules were made without looking at it. */
  boolean isReserved() {
    return reserved;
  }

  String of(PlantedNumber number, RandomGenerator random) {
    return dressing.dress(number, random);
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  /** A number and the groups it is usually written in. */
  record PlantedNumber(String text, int... groups) {
    String grouped(String separator) {
      return Numbers.grouped(text, separator, groups);
    }

    String joined(String separator) {
      return String.join(separator, text.split(""));
    }

    String cut(String between) {
      int middle = text.length() / 2;
      return text.substring(0, middle) + between + text.substring(middle);
    }

    String eachAs(String format) {
      return text.chars()
          .mapToObj(character -> String.format(Locale.ROOT, format, character))
          .collect(Collectors.joining());
    }

    String inDigits(IntFunction<String> digits, String separator) {
      return text.chars()
          .mapToObj(
              character ->
                  Character.isDigit(character)
                      ? digits.apply(character - '0')
                      : Character.toString(character))
          .collect(Collectors.joining(separator));
    }

    String inWords(String words) {
      List<String> list = List.of(words.split(" "));
      return inDigits(list::get, " ");
    }

    String regrouped(RandomGenerator random) {
      int[] sizes = IntStream.generate(() -> random.nextInt(2, 4)).limit(3).toArray();
      return Numbers.grouped(text, random.nextBoolean() ? "-" : " . ", sizes);
    }
  }
}
