package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.screen.ContentTexts;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DisguiseScreenTest {

  @ParameterizedTest
  @CsvSource({
    "GIVEN_FIRST, 97, 100",
    "GIVEN_SECOND, 98, 100",
    "GIVEN_THIRD, 97, 100",
    "GIVEN_FOURTH, 95, 100",
    "GIVEN_FIFTH, 96, 100",
    "GIVEN_SEVENTH, 96, 100",
    "GIVEN_EIGHTH, 96, 100",
    "GIVEN_NINTH, 94, 100",
    "GIVEN_TENTH, 94, 100",
    "GIVEN_ELEVENTH, 94, 100",
    "GIVEN_TWELFTH, 90, 100",
    "GIVEN_THIRTEENTH, 96, 100",
    "GIVEN_FOURTEENTH, 94, 100",
    "GIVEN_FIFTEENTH, 95, 100",
    "GIVEN_SIXTEENTH, 96, 100",
    "GIVEN_SEVENTEENTH, 96, 100",
    "GIVEN_UNREAD, 95, 100",
    "GIVEN_PIECES, 86, 100",
    "PLAIN_FIRST, 0, 0.5",
    "PLAIN_SECOND, 0, 0.5",
    "PLAIN_THIRD, 0, 0.5",
    "PLAIN_FIFTH, 0, 0.5",
    "PLAIN_SEVENTH, 0, 0.5",
    "PLAIN_EIGHTH, 0, 0.5",
    "PLAIN_NINTH, 0, 0.5",
    "PLAIN_TENTH, 0, 0.5",
    "PLAIN_ELEVENTH, 0, 0.5",
    "PLAIN_TWELFTH, 0, 0.5",
    "PLAIN_THIRTEENTH, 0, 0.5",
    "PLAIN_UNREAD, 0, 0.5",
    "GIVEN_EIGHTEENTH, 97, 100",
    "PLAIN_TWENTY_SECOND, 0, 0.5",
    "PLAIN_FOURTEENTH, 0, 0.5",
    "PLAIN_FIFTEENTH, 0, 0.5",
    "PLAIN_SIXTEENTH, 0, 0.5",
    "PLAIN_SEVENTEENTH, 0, 0.5",
    "PLAIN_EIGHTEENTH, 0, 0.5",
    "PLAIN_NINETEENTH, 0, 0.5",
    "PLAIN_TWENTIETH, 0, 0.5",
    "PLAIN_TWENTY_FIRST, 0, 0.5",
    "PLAIN_COUNTED, 0, 0.5",
    "PLAIN_TALK, 0, 0.5",
    "PLAIN_REPORTS, 0, 0.5",
    "PLAIN_PASSAGES, 0, 0",
    "PLAIN_CONTENT, 0, 0",
    "PLAIN_ADVICE, 0, 0.5",
    "PLAIN_CIVIC, 0, 0.5",
    "PLAIN_TUNING, 0, 0.5",
    "PLAIN_MEASURED, 0, 0.5",
    "PLAIN_FRESH, 0, 0.5",
    "PLAIN_LATER, 0, 0.5",
    "PLAIN_STRANGERS, 0, 0.5"
  })
  @Tag("long")
  void holdsThisShareOfASet(DisguiseTexts set, double least, double most) {
    assertThat(set.shareHeld()).isBetween(least, most);
  }

  @Test
  @Tag("long")
  void allShippedContentPasses() {
    List<String> texts = ContentTexts.list();
    assertThat(texts).isNotEmpty();
    assertThat(texts.stream().filter(text -> !DisguiseScreen.passes(text))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "My card number, read it backwards: 45 30 03, then 7 0 5 8.",
        "Mijn rekening begint met BE, daarna zeven een, nul negen, zes een twee drie.",
        "Mon numéro commence par 85, puis 07 et 30, ensuite 033 et il se termine par 28.",
        "Meine Handynummer: null vier sieben null, eins zwei, drei vier, fünf sechs."
      })
  void aNumberThatIsExplainedIsHeld(String text) {
    assertThat(DisguiseScreen.passes(text)).isFalse();
  }

  @Test
  void plainSentencesAroundItHideNothing() {
    String filler = "The counter opens at nine and closes at noon. ".repeat(20);
    String given = "My card number, read it backwards: 45 30 03, then 7 0 5 8. ";
    assertThat(DisguiseScreen.passes(filler + given + filler)).isFalse();
    assertThat(DisguiseScreen.passes(filler)).isTrue();
  }

  @Test
  void aFindingSaysWhereItStandsAndRepeatsNothing() {
    String text = "The fee is 20 euro. My number is xqzt read backwards: 45 30 03, then 7 0 5 8.";
    DisguiseFinding found = DisguiseScreen.look(text).getFirst();
    assertThat(text.substring(found.start(), found.end())).contains("45 30 03");
    assertThat(found.toString()).doesNotContain("45").doesNotContain("xqzt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a", "1 ", "a b ", "one ", "(", "\"x\"", "€1,1 ", "<VV ", "1.", "·-", "a\n"})
  @Tag("long")
  void hostileLengthTakesBoundedTime(String piece) {
    String text = piece.repeat(60_000 / piece.length());
    Assertions.assertTimeout(Duration.ofSeconds(20), () -> DisguiseScreen.look(text));
  }
}
