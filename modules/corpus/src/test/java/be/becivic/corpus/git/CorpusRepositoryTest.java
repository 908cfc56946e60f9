package be.becivic.corpus.git;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.corpus.CorpusUnavailable;
import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CorpusRepositoryTest {
  private static final InstantSource NOON =
      InstantSource.fixed(Instant.parse("2026-11-15T12:00:00Z"));

  @TempDir Path folder;
  private Path seed;

  @BeforeEach
  void plantSeed() throws IOException {
    seed = Files.createDirectories(folder.resolve("seed/skills/a-skill")).getParent().getParent();
    Files.writeString(seed.resolve("skills/a-skill/canonical.md"), "---\nid: a-skill\n---\n");
    Files.writeString(seed.resolve("README.md"), "hello\n");
  }

  @Test
  void firstStartCommitsTheSeedToMain() {
    try (var corpus = open()) {
      assertThat(corpus.get(corpus.main(), "README.md")).isEqualTo("hello\n".getBytes(UTF_8));
      assertThat(corpus.find(corpus.main(), "skills/a-skill/canonical.md")).isPresent();
      assertThat(corpus.find(corpus.main(), "skills/missing/canonical.md")).isEmpty();
    }
  }

  @Test
  void whatIsKeptInAPlaceThatIsAwayIsUnavailable() throws IOException {
    try (var corpus = open()) {
      CommitId main = corpus.main();
      var files = corpus.files(main);
      Files.move(folder.resolve("corpus.git"), folder.resolve("away"));
      assertThatExceptionOfType(CorpusUnavailable.class).isThrownBy(() -> files.read("README.md"));
      assertThatExceptionOfType(CorpusUnavailable.class)
          .isThrownBy(() -> corpus.find(main, "README.md"));
    }
  }

  @Test
  void laterStartsKeepMainWhateverTheSeedSays() throws IOException {
    CommitId first;
    try (var corpus = open()) {
      first = corpus.main();
    }
    Files.writeString(seed.resolve("README.md"), "changed\n");
    try (var corpus = open()) {
      assertThat(corpus.main()).isEqualTo(first);
    }
  }

  @Test
  void equalSeedsGiveEqualCommits() {
    try (var one = open();
        var other = CorpusRepository.open(folder.resolve("other.git"), seed, NOON)) {
      assertThat(one.main()).isEqualTo(other.main());
    }
  }

  @Test
  void aRepositoryLeftWithoutMainIsFilledOnTheNextStart() throws IOException {
    open().close();
    Files.delete(folder.resolve("corpus.git/refs/heads/main"));
    try (var corpus = open()) {
      assertThat(corpus.find(corpus.main(), "README.md")).isPresent();
    }
  }

  @Test
  void ordinaryGitReadsIt() throws Exception {
    open().close();
    Process git =
        new ProcessBuilder(
                "git",
                "--git-dir",
                folder.resolve("corpus.git").toString(),
                "show",
                "-s",
                "--format=%an <%ae> %s",
                "main")
            .redirectErrorStream(true)
            .start();
    assertThat(git.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(new String(git.getInputStream().readAllBytes(), UTF_8))
        .isEqualTo("Be Civic Bot <bot@becivic.be> Begin the corpus\n");
  }

  private CorpusRepository open() {
    return CorpusRepository.open(folder.resolve("corpus.git"), seed, NOON);
  }
}
