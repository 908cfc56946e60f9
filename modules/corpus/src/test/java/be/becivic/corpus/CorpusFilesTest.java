package be.becivic.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.protocol.change.FileChanges;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CorpusFilesTest {
  @TempDir private Path folder;
  @TempDir private Path data;

  @Test
  void aFolderAndItsCommitHoldTheSameFiles() throws IOException {
    write("skills/a/canonical.md", "a\n");
    write("data/x.json", "{}\n");
    write(".hidden/y", "no\n");
    MemoryFiles authored = MemoryFiles.ofFolder(folder);

    Instant now = Instant.parse("2026-11-15T10:00:00Z");
    try (CorpusRepository repository =
        CorpusRepository.open(data.resolve("corpus.git"), folder, InstantSource.fixed(now))) {
      CorpusFiles committed = repository.files(repository.main());

      assertThat(committed.blobs()).containsAllEntriesOf(authored.blobs());
      assertThat(authored.blobs()).containsOnlyKeys("data/x.json", "skills/a/canonical.md");
      assertThat(committed.read("data/x.json")).isEqualTo(authored.read("data/x.json"));
      assertThat(committed.commit()).contains(repository.main());
      assertThat(committed.time()).isEqualTo(now);
    }
  }

  @Test
  void aChangeLiesOverItsBase() {
    MemoryFiles base = MemoryFiles.of(Map.of("a", bytes("1"), "b", bytes("2")));
    ChangedFiles changed = new ChangedFiles(base, FileChanges.none().write("a", "3").remove("b"));

    assertThat(changed.blobs()).containsOnlyKeys("a");
    assertThat(changed.blobs().get("a")).isNotEqualTo(base.blobs().get("a"));
    assertThat(changed.read("a")).isEqualTo(bytes("3"));
    assertThatThrownBy(() -> changed.read("b")).isInstanceOf(IllegalArgumentException.class);
  }

  private void write(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static byte[] bytes(String text) {
    return text.getBytes();
  }
}
