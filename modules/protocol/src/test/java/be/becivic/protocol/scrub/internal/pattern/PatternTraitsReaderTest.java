package be.becivic.protocol.scrub.internal.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PatternTraitsReaderTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "[0-9]{8} 8 8 false",
        "a[0-9]{2}b 2 4 true",
        "[0-9]{2}[^0-9A-Za-z]{0,3}[0-9]{3} 5 11 false",
        "(?:[0-9]{2}|x[0-9]) 1 2 true",
        "(?:-[0-9]){3,5} 3 10 false",
        "[0-9]?7 1 2 false",
        "(?:^|[^0-9a-z])[0-9](?:[^0-9]|$) 1 5 true",
        "\\x31\\+\\. 1 3 false",
        "[\\x00-\\x20@\\-]1 1 2 false",
        "[0-9]{2}/[0-9\\-]é 2 6 false"
      })
  void aPatternTellsHowManyDigitsAndCharactersAMatchHas(
      String pattern, int leastDigits, int longest, boolean letters) {
    PatternTraits clues = PatternTraitsReader.read(pattern);

    assertThat(clues.leastDigits()).isEqualTo(leastDigits);
    assertThat(clues.longest()).isEqualTo(longest);
    assertThat(clues.letters()).isEqualTo(letters);
  }

  @Test
  void aPatternTellsHowAMatchBegins() {
    CharSet first = PatternTraitsReader.read("(?:\\+|00)[^a-z]").first();

    assertThat(first).isEqualTo(CharSet.range('+', '+').or(CharSet.range('0', '0')));
  }

  @Test
  void anOptionalBeginningLeavesTheNextCharacterFirst() {
    CharSet first = PatternTraitsReader.read("a?b{0,2}[0-1]c").first();

    assertThat(first).isEqualTo(CharSet.range('0', '1').or(CharSet.range('a', 'b')));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "a?b{0,2}[0-1]c 01bc",
        "[_~]{1,2}(?:at|By) _~aB",
        "(?:^|x)y{2} y",
        "(?:ab|c)d bd",
        "(?:ab){2} b",
        "x(?:y|$)z yz"
      })
  void aPatternTellsWhatFollowsTheFirstCharacter(String pattern, String second) {
    CharSet expected =
        second
            .chars()
            .mapToObj(each -> CharSet.range(each, each))
            .reduce(CharSet.NONE, CharSet::or);

    assertThat(PatternTraitsReader.read(pattern).second()).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[ab]", "ab?", "éx", "(?:ab|c)d?"})
  void whereAMatchMayEndOrGoBeyondAsciiAnythingFollows(String pattern) {
    assertThat(PatternTraitsReader.read(pattern).second()).isEqualTo(CharSet.ALL);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\d{11}",
        "\\w",
        "\\bx",
        "x.y",
        "(?<![0-9])x",
        "(?=x)y",
        "(x)y",
        "x*",
        "x+",
        "[0-9]{8,}",
        "x{2}+",
        "(a)\\1",
        "\\u0041",
        "\\p{L}",
        "\\u{41}",
        "[a&&b]",
        "[[a]]",
        "[a-]",
        "[(a]",
        "[a|b]",
        "(?<name>a)",
        "(?i)a",
        "(?>a)",
        "(a",
        "a)",
        "[a",
        "a{",
        "a{2",
        "a{,2}",
        "a{3,2}",
        "a?",
        "",
        "|a",
        "\\"
      })
  void aPatternInAnotherDialectGivesNoClues(String pattern) {
    assertThat(PatternTraitsReader.read(pattern)).isEqualTo(PatternTraits.NONE);
  }
}
