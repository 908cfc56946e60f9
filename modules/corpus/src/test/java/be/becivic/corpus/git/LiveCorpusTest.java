package be.becivic.corpus.git;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.history.LastChange;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.lib.PersonIdent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveCorpusTest {
  private static final Instant SEEDED = Instant.parse("2026-11-15T10:00:00Z");
  private static final Instant LATER = Instant.parse("2026-11-16T10:00:00Z");
  private static final String SKILL = "skills/file-declaration/canonical.md";

  @TempDir private Path seed;
  @TempDir private Path data;
  private Path bare;

  @BeforeEach
  void writeSeed() throws IOException {
    bare = data.resolve("corpus.git");
    CorpusFiles files = CleanCorpus.copy().files();
    for (String path : files.blobs().keySet()) {
      Path file = seed.resolve(path);
      Files.createDirectories(file.getParent());
      Files.write(file, files.read(path));
    }
  }

  @Test
  void followsMainWhenItMoves() throws Exception {
    try (CorpusRepository repository =
        CorpusRepository.open(bare, seed, InstantSource.fixed(SEEDED))) {
      LiveCorpus live = new LiveCorpus(repository);
      Corpus before = live.current();
      assertThat(live.refresh()).isSameAs(before);

      moveMain();

      assertThat(live.current()).isSameAs(before);
      Corpus after = live.refresh();
      assertThat(live.current()).isSameAs(after);
      assertThat(after.commit()).contains(repository.main());
      assertThat(after.findSkill("file-declaration").orElseThrow().frontmatter().title())
          .contains("Declare");
      assertThat(after.findSkill("residence-certificate"))
          .isEqualTo(before.findSkill("residence-certificate"));
    }
  }

  @Test
  void everyFileKnowsWhereItLastChanged() throws Exception {
    try (CorpusRepository repository =
        CorpusRepository.open(bare, seed, InstantSource.fixed(SEEDED))) {
      CommitId first = repository.main();
      moveMain();
      CommitId second = repository.main();

      assertThat(repository.lastChanges(second))
          .containsEntry(SKILL, new LastChange(second, LATER))
          .containsEntry("paths/index.json", new LastChange(first, SEEDED))
          .hasSameSizeAs(repository.files(second).blobs());
    }
  }

  @Test
  void theHistoryFollowsMainByItsNewCommits() throws Exception {
    SkillId id = new SkillId("file-declaration");
    try (CorpusRepository repository =
        CorpusRepository.open(bare, seed, InstantSource.fixed(SEEDED))) {
      LiveCorpus live = new LiveCorpus(repository);
      assertThat(live.main().history().texts(id))
          .map(texts -> texts.main().since())
          .contains(SEEDED);

      moveMain("status: alpha\n", "status: beta\n");
      live.refresh();

      assertThat(live.main().history().texts(id))
          .map(texts -> texts.main().since())
          .contains(LATER);
      assertThat(live.main().history().texts(new SkillId("residence-certificate")))
          .map(texts -> texts.main().since())
          .contains(SEEDED);
      assertThat(live.main().corpus()).isSameAs(live.current());
    }
  }

  @Test
  void aMainThatWasPutBackIsReadFromTheBeginning() throws Exception {
    SkillId id = new SkillId("file-declaration");
    try (CorpusRepository repository =
        CorpusRepository.open(bare, seed, InstantSource.fixed(SEEDED))) {
      CommitId first = repository.main();
      moveMain("status: alpha\n", "status: beta\n");
      LiveCorpus live = new LiveCorpus(repository);
      assertThat(live.main().history().texts(id))
          .map(texts -> texts.main().since())
          .contains(LATER);

      Files.writeString(bare.resolve("refs/heads/main"), first.value() + "\n");
      live.refresh();

      assertThat(live.current().commit()).contains(first);
      assertThat(live.main().history().texts(id))
          .map(texts -> texts.main().since())
          .contains(SEEDED);
    }
  }

  private void moveMain() throws IOException, GitAPIException {
    moveMain("File a declaration", "Declare");
  }

  private void moveMain(String old, String now) throws IOException, GitAPIException {
    Path clone = data.resolve("clone");
    try (Git git =
        Git.cloneRepository().setURI(bare.toUri().toString()).setDirectory(clone.toFile()).call()) {
      Path file = clone.resolve(SKILL);
      String text = Files.readString(file, StandardCharsets.UTF_8);
      Files.writeString(file, text.replace(old, now));
      PersonIdent bot = new PersonIdent("Be Civic Bot", "bot@becivic.be", LATER, ZoneOffset.UTC);
      git.add().addFilepattern(".").call();
      git.commit().setAuthor(bot).setCommitter(bot).setMessage("change").setSign(false).call();
      git.push().setRemote(bare.toUri().toString()).call();
    }
  }
}
