package be.becivic.protocol.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class KebabIdsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"ab", "12bis", "nationality-application", "a-b", "citizenship-12bis-paragraph-2"})
  void lowercaseWordsJoinedByHyphensAreIds(String text) {
    assertThat(SkillId.parse(text)).map(SkillId::toString).contains(text);
    assertThat(PathId.parse(text)).map(PathId::toString).contains(text);
    assertThat(SourceId.parse(text)).map(SourceId::toString).contains(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "-",
        "-a",
        "a-",
        "a--b",
        "A-b",
        "a_b",
        "a b",
        "a/b",
        "..",
        "a.b",
        "é-a",
        "a:b",
        "ab\n",
        "a\u0000b",
        "аb"
      })
  void everythingElseIsNot(String text) {
    assertThat(SkillId.parse(text)).isEmpty();
    assertThat(PathId.parse(text)).isEmpty();
    assertThat(SourceId.parse(text)).isEmpty();
    assertThatThrownBy(() -> new SkillId(text)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PathId(text)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SourceId(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anIdHasAtMostAHundredAndTwentyCharacters() {
    assertThat(SkillId.parse("x".repeat(120))).isPresent();
    assertThat(SkillId.parse("x".repeat(121))).isEmpty();
  }

  @Test
  void aHostileLengthIsRefusedWithoutBeingMatched() {
    assertThat(SkillId.parse("a-".repeat(1_000_000) + "!")).isEmpty();
  }

  @Test
  void aPathSourceIsAPathAndASource() {
    assertThat(PathSourceId.parse("marriage-certificate:irisbox"))
        .contains(new PathSourceId(new PathId("marriage-certificate"), new SourceId("irisbox")))
        .map(PathSourceId::toString)
        .contains("marriage-certificate:irisbox");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ":", "ab", "ab:", ":ab", "ab:cd:ef", "ab::cd", "ab: cd", "AB:cd"})
  void aPathSourceWithoutExactlyTwoPartsIsRefused(String text) {
    assertThat(PathSourceId.parse(text)).isEmpty();
  }
}
