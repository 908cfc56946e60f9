package be.becivic.corpus.data;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.json.JsonFields;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Notes of our values are told in three languages, with the same figures. */
class ShippedValueNotesTest {
  private static final Pattern FIGURE = Pattern.compile("\\d+");

  @Test
  void everyNoteIsToldInTheNationalLanguagesWithItsFigures() throws IOException {
    Corpus shipped = Corpus.load(MemoryFiles.ofFolder(Path.of("../../corpus")));
    List<String> notes =
        shipped.seeds().values().stream()
            .flatMap(value -> new JsonFields(value.row()).text("note").stream())
            .distinct()
            .toList();

    assertThat(notes).isNotEmpty();
    for (String language : List.of("fr", "nl", "de")) {
      for (String note : notes) {
        assertThat(shipped.phrases().find(note, language))
            .as(language + ": " + note)
            .hasValueSatisfying(
                told ->
                    assertThat(figures(told))
                        .containsExactlyInAnyOrderElementsOf(figures(note).toList()));
      }
    }
  }

  private static Stream<String> figures(String text) {
    return FIGURE.matcher(text).results().map(MatchResult::group);
  }
}
