package be.becivic.site.view.desk;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.site.view.desk.text.FileDiff;
import be.becivic.site.view.desk.text.MarkedPassage;
import be.becivic.site.view.desk.text.ShownTime;
import be.becivic.site.view.desk.text.TextPiece;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody else wrote can be read, and hides nothing. */
class ForeignTextTest {

  @ParameterizedTest
  @ValueSource(
      ints = {
        0x00, 0x0D, 0x1B, 0x7F, 0xAD, 0x034F, 0x061C, 0x115F, 0x200B, 0x200D, 0x200E, 0x2028,
        0x202E, 0x2066, 0x2069, 0x2800, 0x3000, 0x3164, 0xFE0F, 0xFEFF, 0xE000, 0xE0041, 0xE0101
      })
  void whatCannotBeSeenIsSpeltOut(int point) {
    assertThat(TextPiece.of("a" + Character.toString(point) + "b"))
        .containsExactly(
            new TextPiece("a", false),
            new TextPiece("U+%04X".formatted(point), true),
            new TextPiece("b", false));
  }

  @ParameterizedTest
  @ValueSource(strings = {"é ü ß œ", "1\u00a0000\u202f€", "a\n\tb", "日本", "👍", "e\u0301"})
  void whatCanBeSeenIsLeftAlone(String text) {
    assertThat(TextPiece.of(text)).containsExactly(new TextPiece(text, false));
  }

  @Test
  void aTextIsCutAtItsMarks() {
    assertThat(
            MarkedPassage.of("Ann saw Bob.", List.of(new MarkedPassage.Span(8, 11, 2), span(0, 3)))
                .stream()
                .map(part -> part.pieces().getFirst().text() + part.mark())
                .collect(Collectors.joining("|")))
        .isEqualTo("Ann1| saw 0|Bob2|.0");
  }

  @Test
  void marksThatOverlapOrEndBeyondTheTextLoseNoneOfIt() {
    List<MarkedPassage> passages =
        MarkedPassage.of("Ann saw", List.of(span(0, 5), span(2, 7), span(6, 99), span(6, 6)));
    assertThat(passages.stream().map(part -> part.pieces().getFirst().text()))
        .containsExactly("Ann s", "aw");
  }

  private static MarkedPassage.Span span(int start, int end) {
    return new MarkedPassage.Span(start, end, 1);
  }

  @Test
  void aDiffNumbersTheLinesOfBothTexts() {
    List<FileDiff> files =
        FileDiff.of(
            """
            --- a/one.md
            +++ b/one.md
            @@ -3,3 +3,3 @@
             same
            -old
            +new
             same
            @@ -20 +20,2 @@
             end
            +more
            \\ No newline at end of file
            --- /dev/null
            +++ b/two.md
            @@ -0,0 +1 @@
            +first
            """);
    assertThat(files).extracting(FileDiff::what).containsExactly("changed file", "new file");
    assertThat(files.getFirst().counts()).isEqualTo("changed file, 2 added, 1 removed");
    assertThat(files.getFirst().lines())
        .extracting(line -> line.kind() + " " + line.before() + ":" + line.after())
        .containsExactly(
            "KEPT 3:3",
            "REMOVED 4:",
            "ADDED :4",
            "KEPT 5:5",
            "GAP :",
            "KEPT 20:20",
            "ADDED :21",
            "GAP :");
  }

  @Test
  void noLineOfATextPassesForTheHeadOfAFile() {
    List<FileDiff> files =
        FileDiff.of(
            """
            --- a/one.md
            +++ b/one.md
            @@ -1,2 +1,2 @@
            --- a/innocent.md
            +++ b/innocent.md
            -@@ -1 +1 @@
            +all is well
            """);
    assertThat(files).hasSize(1);
    assertThat(files.getFirst().lines()).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource({"PT0S, 0 seconds", "PT119S, 119 seconds", "PT59M, 59 minutes", "PT47H, 47 hours"})
  void aWhileIsToldInItsLargestUnit(Duration time, String words) {
    assertThat(ShownTime.words(time)).isEqualTo(words);
  }
}
