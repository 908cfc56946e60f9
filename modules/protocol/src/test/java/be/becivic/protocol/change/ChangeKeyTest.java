package be.becivic.protocol.change;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChangeKeyTest {

  @Test
  void filesGiveTheKeyThatBranchesAlreadyCarry() {
    FileChanges changes = FileChanges.none().write("z", "").write("a/é.md", "é\n").remove("a/b.md");
    assertThat(ChangeKey.of(changes).value()).isEqualTo("44931536abb6a265eb843e11933c6297");
  }

  @Test
  void anEmptyFileIsNotTakenForARemovedOne() {
    assertThat(ChangeKey.of(FileChanges.none().write("a", "")))
        .isNotEqualTo(ChangeKey.of(FileChanges.none().remove("a")));
  }
}
