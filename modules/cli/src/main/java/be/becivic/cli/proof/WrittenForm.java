package be.becivic.cli.proof;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** Ways to write an identifier, plain first. */
enum WrittenForm {
  PLAIN(text -> text),
  IN_GROUPS(text -> isAddress(text) ? text : text.replaceAll("(.{4})(?=.)", "$1 ")),
  DIGIT_BY_DIGIT(
      text -> isAddress(text) ? text.replace("@", " @ ") : text.replaceAll("(.)(?=.)", "$1 ")),
  WITH_MARKUP(
      text ->
          isAddress(text) ? text.replace("@", "**@**") : text.replaceAll("(.{4})(?=.)", "$1**-**")),
  FULL_WIDTH(
      text ->
          text.chars()
              .mapToObj(
                  character ->
                      Character.toString(
                          Character.isDigit(character) ? character + 0xFEE0 : character))
              .collect(Collectors.joining())),
  AS_ENTITIES(
      text ->
          text.chars()
              .mapToObj(character -> String.format(Locale.ROOT, "&#%d;", character))
              .collect(Collectors.joining())),
  IN_BASE64(
      text ->
          Base64.getEncoder()
              .encodeToString(("nr " + text + " ok").getBytes(StandardCharsets.UTF_8))),
  SPELLED_OUT(
      text ->
          isAddress(text)
              ? text.replace("@", " arobase ").replace(".org", " point org")
              : inWords(text));

  private static final String[] DIGITS = {
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"
  };

  private final UnaryOperator<String> writing;

  WrittenForm(UnaryOperator<String> writing) {
    this.writing = writing;
  }

  PlantedIdentifier plant(IdentifierKind kind, RandomGenerator random) {
    String plain = kind.make(random);
    return new PlantedIdentifier(
        kind.words(),
        plain,
        name().toLowerCase(Locale.ROOT).replace('_', ' '),
        writing.apply(plain));
  }

  private static boolean isAddress(String text) {
    return text.indexOf('@') > 0;
  }

  private static String inWords(String text) {
    return text.chars()
        .mapToObj(
            character ->
                Character.isDigit(character)
                    ? DIGITS[character - '0']
                    : Character.toString(character))
        .collect(Collectors.joining(" "));
  }
}
