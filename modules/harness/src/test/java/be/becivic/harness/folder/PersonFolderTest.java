package be.becivic.harness.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PersonFolderTest {
  @TempDir Path temporary;

  @Test
  void askingAboutItWritesNothing() {
    var folder = new PersonFolder(temporary.resolve("be-civic"));
    assertThat(folder.exists()).isFalse();
    assertThat(folder.isWritable()).isTrue();
    assertThat(folder.listSessions()).isEmpty();
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void itIgnoresItself() throws IOException {
    var folder = new PersonFolder(temporary.resolve("be-civic"));
    folder.create();
    assertThat(Files.readString(folder.root().resolve(".gitignore"))).isEqualTo("*\n!.gitignore\n");
  }

  @Test
  void insideAWorkTreeTheNearestIgnoreFileNamesItOnce() throws IOException {
    Files.createDirectories(temporary.resolve("repo/.git"));
    Path nearest = Files.createDirectories(temporary.resolve("repo/inner")).resolve(".gitignore");
    Files.writeString(nearest, "target/");
    var folder = new PersonFolder(temporary.resolve("repo/inner/deep/be-civic"));
    folder.create();
    folder.create();
    assertThat(Files.readString(nearest)).isEqualTo("target/\nbe-civic/\n");
    assertThat(temporary.resolve("repo/.gitignore")).doesNotExist();
  }

  @Test
  void withoutAnIgnoreFileTheWorkTreeGetsOne() throws IOException {
    Files.createDirectories(temporary.resolve("repo/.git"));
    new PersonFolder(temporary.resolve("repo/inner/be-civic")).create();
    assertThat(Files.readString(temporary.resolve("repo/.gitignore"))).isEqualTo("be-civic/\n");
  }

  @Test
  void deletingItIsAllItTakes() {
    var folder = new PersonFolder(temporary.resolve("be-civic"));
    folder.create();
    byte[] key = folder.key();
    assertThat(folder.key()).isEqualTo(key);
    PrivateFiles.delete(folder.root());
    assertThat(folder.exists()).isFalse();
    folder.create();
    assertThat(folder.key()).isNotEqualTo(key);
  }
}
