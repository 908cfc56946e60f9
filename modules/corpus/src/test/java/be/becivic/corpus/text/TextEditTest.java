package be.becivic.corpus.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextEditTest {

  @Test
  void replacesOnlyItsSpan() {
    assertThat(new TextEdit(new Span(2, 4), "XY").applyTo("abcdef")).isEqualTo("abXYef");
  }

  @Test
  void editsApplyInPlaceWhateverTheirOrder() {
    List<TextEdit> edits =
        List.of(
            new TextEdit(new Span(4, 6), ""),
            TextEdit.insert(0, "1"),
            TextEdit.insert(0, "2"),
            new TextEdit(new Span(1, 2), "B"));

    assertThat(TextEdit.applyAll("abcdef", edits)).isEqualTo("12aBcd");
  }

  @Test
  void overlappingEditsAreABug() {
    List<TextEdit> edits =
        List.of(new TextEdit(new Span(0, 3), ""), new TextEdit(new Span(2, 4), ""));

    assertThatThrownBy(() -> TextEdit.applyAll("abcdef", edits))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void positionsCountFromOneInCodePoints() {
    LineMap lines = new LineMap("a😀b\ncd\n");

    assertThat(lines.position(0)).isEqualTo(new Position(1, 1));
    assertThat(lines.position(3)).isEqualTo(new Position(1, 3));
    assertThat(lines.position(6)).isEqualTo(new Position(2, 2));
    assertThat(lines.position(8)).isEqualTo(new Position(3, 1));
  }
}
