package be.becivic.corpus.git;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CorpusWriterTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  private static final String LETTERS = "a\nb\nc\nd\ne\nf\n";

  @TempDir Path folder;
  private CorpusRepository repository;
  private CorpusWriter writer;
  private CommitId start;

  @BeforeEach
  void open() throws IOException {
    Path seed = Files.createDirectories(folder.resolve("seed"));
    Files.writeString(seed.resolve("letters"), LETTERS);
    Files.writeString(seed.resolve("other"), "x\n");
    repository =
        CorpusRepository.open(folder.resolve("corpus.git"), seed, InstantSource.fixed(NOON));
    writer = repository.writer();
    start = repository.main();
  }

  @AfterEach
  void close() {
    repository.close();
  }

  @Test
  void aCommitWritesAndRemovesFilesAndLeavesTheRest() {
    CommitId commit =
        writer.commit(
            start, FileChanges.none().write("new/file", "n\n").remove("other"), "m", NOON);
    assertThat(repository.files(commit).blobs().keySet()).containsExactly("letters", "new/file");
    assertThat(repository.main()).isEqualTo(start);
  }

  @Test
  void equalCommitsAreOne() {
    assertThat(change("letters", "z\n")).isEqualTo(change("letters", "z\n"));
  }

  @Test
  void gitSeesTheBotAndASoundRepository() throws Exception {
    writer.moveMain(start, change("other", "y\n"));
    assertThat(git("log", "-1", "--format=%an <%ae> %cn <%ce> %aI", "main"))
        .isEqualTo(
            "Be Civic Bot <bot@becivic.be> Be Civic Bot <bot@becivic.be>"
                + " 2026-11-15T12:00:00+00:00");
    assertThat(git("fsck", "--strict")).isEmpty();
  }

  @Test
  void aBranchIsMadeMovedAndDroppedOnlyFromWhereItIs() {
    CommitId one = change("letters", "1\n");
    CommitId two = change("letters", "2\n");
    assertThat(writer.moveBranch("change/k", Optional.empty(), Optional.of(one))).isTrue();
    assertThat(writer.moveBranch("change/k", Optional.empty(), Optional.of(two))).isFalse();
    assertThat(writer.moveBranch("change/k", Optional.of(two), Optional.empty())).isFalse();
    assertThat(writer.findBranch("change/k")).contains(one);
    assertThat(writer.moveBranch("change/k", Optional.of(one), Optional.of(two))).isTrue();
    assertThat(writer.moveBranch("change/k", Optional.of(two), Optional.empty())).isTrue();
    assertThat(writer.findBranch("change/k")).isEmpty();
  }

  @Test
  void ofManyWhoMoveMainFromOnePlaceOneSucceeds() throws Exception {
    List<Callable<Boolean>> movers =
        IntStream.range(0, 8)
            .mapToObj(i -> change("letters", i + "\n"))
            .<Callable<Boolean>>map(commit -> () -> moveInOwnRepository(commit))
            .toList();
    try (var threads = Executors.newFixedThreadPool(4)) {
      List<Boolean> moved = threads.invokeAll(movers).stream().map(Future::resultNow).toList();
      assertThat(moved).containsOnlyOnce(true);
    }
  }

  @Test
  void aLockOfADeadProcessIsLiftedAndAFreshOneRespected() throws IOException {
    Path lock = Files.createFile(folder.resolve("corpus.git/refs/heads/main.lock"));
    CommitId next = change("letters", "z\n");
    assertThat(writer.moveMain(start, next)).isFalse();
    Files.setLastModifiedTime(lock, FileTime.from(Instant.now().minusSeconds(600)));
    assertThat(writer.moveMain(start, next)).isTrue();
  }

  @Test
  void changesOfDifferentLinesMerge() {
    CommitId branch = change("letters", LETTERS.replace("a\n", "A\n"));
    CommitId main = change("letters", LETTERS.replace("f\n", "F\n"));
    assertThat(text(merge(branch, main), "letters")).isEqualTo("A\nb\nc\nd\ne\nF\n");
  }

  @Test
  void changesOfOneLineConflict() {
    CommitId branch = change("letters", LETTERS.replace("a\n", "A\n"));
    CommitId main = change("letters", LETTERS.replace("a\n", "1\n"));
    assertThat(merge(branch, main)).isEqualTo(new Merge.Conflict(List.of("letters")));
  }

  @Test
  void aFileThatOneSideDropsAndTheOtherChangesConflicts() {
    CommitId branch = writer.commit(start, FileChanges.none().remove("letters"), "m", NOON);
    CommitId main = change("letters", "1\n");
    assertThat(merge(branch, main)).isEqualTo(new Merge.Conflict(List.of("letters")));
  }

  @Test
  void whatMainAlreadyHasIsNoLongerPartOfAChange() {
    CommitId branch = change("letters", "1\n");
    CommitId main =
        writer.commit(start, FileChanges.none().write("letters", "1\n"), "other words", NOON);
    assertThat(merge(branch, main)).isEqualTo(new Merge.Clean(FileChanges.none()));
  }

  @Test
  void aRevertUndoesOneCommitAndKeepsWhatCameLater() {
    CommitId first = change("letters", LETTERS.replace("a\n", "A\n"));
    CommitId second =
        writer.commit(first, FileChanges.none().write("letters", "A\nb\nc\nd\ne\nF\n"), "m", NOON);
    assertThat(text(revert(first, second), "letters")).isEqualTo("a\nb\nc\nd\ne\nF\n");
  }

  @Test
  void aCommitOnMainIsFoundByALineOfItsMessage() {
    CommitId merged =
        writer.commit(
            start, FileChanges.none().write("other", "y\n"), "Subject\n\nChange-Id: k1\n", NOON);
    assertThat(writer.findOnMain("Change-Id: k1", Optional.empty())).isEmpty();
    writer.moveMain(start, merged);
    assertThat(writer.findOnMain("Change-Id: k1", Optional.of(start))).contains(merged);
    assertThat(writer.findOnMain("Change-Id: k", Optional.empty())).isEmpty();
    assertThat(writer.findOnMain("Change-Id: k1", Optional.of(merged))).isEmpty();
  }

  @Test
  void mainIsTakenOverFromAnotherRepository() throws IOException {
    Path seed = Files.createDirectories(folder.resolve("else"));
    Files.writeString(seed.resolve("other"), "z\n");
    try (CorpusRepository other =
        CorpusRepository.open(folder.resolve("other.git"), seed, InstantSource.fixed(NOON))) {
      assertThat(writer.fetchMain(folder.resolve("other.git").toString(), Optional.empty()))
          .isEqualTo(other.main());
      assertThat(repository.main()).isEqualTo(other.main());
      assertThat(repository.get(other.main(), "other")).isEqualTo("z\n".getBytes(UTF_8));
    }
  }

  private Merge merge(CommitId branch, CommitId onto) {
    return Merge.of(
        repository.files(writer.forkPoint(branch, onto)),
        repository.files(branch),
        repository.files(onto));
  }

  private Merge revert(CommitId commit, CommitId onto) {
    return Merge.of(
        repository.files(commit), repository.files(writer.parent(commit)), repository.files(onto));
  }

  private boolean moveInOwnRepository(CommitId to) {
    try (CorpusRepository own =
        CorpusRepository.open(folder.resolve("corpus.git"), folder, InstantSource.fixed(NOON))) {
      return own.writer().moveMain(start, to);
    }
  }

  private CommitId change(String path, String text) {
    return writer.commit(start, FileChanges.none().write(path, text), "m", NOON);
  }

  private static String text(Merge merge, String path) {
    return new String(((Merge.Clean) merge).changes().findContent(path).orElseThrow(), UTF_8);
  }

  private String git(String... arguments) throws Exception {
    var command = new ArrayList<>(List.of("git", "--git-dir", "corpus.git"));
    command.addAll(List.of(arguments));
    Process git =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(git.getInputStream().readAllBytes(), UTF_8).strip();
    assertThat(git.waitFor(20, TimeUnit.SECONDS)).isTrue();
    return said;
  }
}
