package be.becivic.protocol.change;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class FileChangesTest {
  private static final FileChanges CHANGES =
      FileChanges.none().write("b", "text").remove("c").write("a", "");

  @Test
  void pathsAreInOrder() {
    assertThat(CHANGES.paths()).containsExactly("a", "b", "c");
    assertThat(CHANGES).extracting(FileChange::path).containsExactly("a", "b", "c");
  }

  @Test
  void aChangeIsLeftAloneByTheOneMadeFromIt() {
    FileChanges more = CHANGES.write("d", "new");
    assertThat(more.find("d")).contains(FileChange.Write.of("d", "new"));
    assertThat(CHANGES.find("d")).isEmpty();
    assertThatThrownBy(() -> more.paths().remove("d"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void theLastThingSaidOfAPathCounts() {
    FileChanges later = FileChanges.none().remove("b").write("c", "back");
    assertThat(CHANGES.plus(later))
        .containsExactly(
            FileChange.Write.of("a", ""),
            new FileChange.Remove("b"),
            FileChange.Write.of("c", "back"));
    assertThat(
            FileChanges.of(List.of(new FileChange.Remove("x"), FileChange.Write.of("x", "again"))))
        .containsExactly(FileChange.Write.of("x", "again"));
  }

  @Test
  void aRemovedFileHasNoContentAndAnEmptyOneHas() {
    assertThat(CHANGES.findContent("a")).hasValueSatisfying(bytes -> assertThat(bytes).isEmpty());
    assertThat(CHANGES.findContent("c")).isEmpty();
    assertThat(CHANGES.find("c")).contains(new FileChange.Remove("c"));
    assertThat(CHANGES.findContent("elsewhere")).isEmpty();
  }

  @Test
  void changesAreEqualByWhatTheyDo() {
    FileChanges same =
        FileChanges.none().remove("c").write("a", new byte[0]).write("b", "text".getBytes(UTF_8));
    assertThat(same).isEqualTo(CHANGES).hasSameHashCodeAs(CHANGES);
    assertThat(CHANGES.write("b", "other")).isNotEqualTo(CHANGES);
    assertThat(CHANGES.write("c", "")).isNotEqualTo(CHANGES);
  }

  @Test
  void someOfThemMayBeKept() {
    assertThat(CHANGES.filter(change -> change.content().isEmpty()))
        .isEqualTo(FileChanges.none().remove("c"));
    assertThat(CHANGES.filter(_ -> false).isEmpty()).isTrue();
  }
}
