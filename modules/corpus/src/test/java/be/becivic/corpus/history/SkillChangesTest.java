package be.becivic.corpus.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkillChangesTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  private static final SkillId SKILL = new SkillId("birth-registration");

  @TempDir Path folder;
  private CorpusRepository repository;
  private final List<CommitId> commits = new ArrayList<>();

  @BeforeEach
  void open() throws IOException {
    Path seed = Files.createDirectories(folder.resolve("seed"));
    Files.writeString(seed.resolve("README.md"), "hello\n");
    repository =
        CorpusRepository.open(folder.resolve("corpus.git"), seed, InstantSource.fixed(NOON));
    commit("Add it", skill("alpha", "0.1.0"));
    commit("Other", FileChanges.none().write("README.md", "bye\n"));
    commit("Promote it", skill("beta", "0.2.0"));
    commit("Remove it", FileChanges.none().remove(Skill.pathOf(SKILL)));
  }

  @AfterEach
  void close() {
    repository.close();
  }

  @Test
  void theCommitsThatTouchedASkillAreToldNewestFirst() {
    assertThat(changes(Optional.empty(), 10))
        .extracting(
            SkillChange::subject,
            change -> change.standing().map(standing -> standing.version().toString()).orElse("-"))
        .containsExactly(
            tuple("Remove it", "-"), tuple("Promote it", "0.2.0"), tuple("Add it", "0.1.0"));
  }

  @Test
  void aPageGoesOnAfterTheLastOfTheOneBefore() {
    List<SkillChange> first = changes(Optional.empty(), 2);
    assertThat(changes(Optional.of(first.getLast().commit()), 2))
        .extracting(SkillChange::commit)
        .containsExactly(commits.getFirst());
  }

  @Test
  void aCursorThatIsNotOnMainLeadsNowhere() {
    assertThat(changes(Optional.of(new CommitId("0".repeat(40))), 10)).isEmpty();
  }

  @Test
  void aCopyHasTheHistoryUpToTheCommitAskedFor() {
    String from = folder.resolve("corpus.git").toString();
    try (var copy =
        CorpusRepository.copy(folder.resolve("copy.git"), from, Optional.of(commits.get(2)))) {
      assertThat(copy.main()).isEqualTo(commits.get(2));
      assertThat(copy.changes(SKILL, copy.main(), Optional.empty(), 10)).hasSize(2);
    }
    assertThatThrownBy(
            () ->
                CorpusRepository.copy(
                    folder.resolve("no.git"), from, Optional.of(new CommitId("1".repeat(40)))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private List<SkillChange> changes(Optional<CommitId> before, int limit) {
    return repository.changes(SKILL, repository.main(), before, limit);
  }

  private void commit(String message, FileChanges changes) {
    CommitId main = repository.main();
    CommitId next =
        repository.writer().commit(main, changes, message, NOON.plusSeconds(commits.size()));
    repository.writer().moveMain(main, next);
    commits.add(next);
  }

  private static FileChanges skill(String status, String version) {
    return FileChanges.none()
        .write(
            Skill.pathOf(SKILL),
            "---\nid: birth-registration\nstatus: %s\nversion: %s\n---\n\nText.\n"
                .formatted(status, version));
  }
}
