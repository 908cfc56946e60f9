package be.becivic.corpus.command;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.graph.GraphFilter;
import be.becivic.protocol.schema.Schemas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandsTest {
  private static final Schemas SCHEMAS = Schemas.load();
  private static final String SKILL = "skills/file-declaration/canonical.md";

  @TempDir private Path root;

  @Test
  void aCleanFolderEndsWithZero() throws IOException {
    write(CleanCorpus.copy());

    assertThat(check(false, Optional.empty()))
        .isEqualTo(new CommandResult(CommandResult.ExitCode.CLEAN, "0 errors, 0 warnings\n"));
    assertThat(CommandResult.ExitCode.CLEAN.number()).isZero();
  }

  @Test
  void errorsEndWithOne() throws IOException {
    write(CleanCorpus.copy().replace(SKILL, "status: alpha", "status: beta"));
    CommandResult result = check(true, Optional.empty());

    assertThat(result.exitCode().number()).isEqualTo(1);
    assertThat(result.output()).startsWith("{\n  \"errors\": 1,");
  }

  @Test
  void staleListsTheOldestFirstWithWhatLeansOnIt() throws IOException {
    write(
        CleanCorpus.copy()
            .replace(
                "data-snapshot/references.jsonl",
                "\"https://www.gov.example.be/declare\",\"archived_url\":null,\"last_verified\":\"2026-11-15\"",
                "\"https://www.gov.example.be/declare\",\"archived_url\":null,\"last_verified\":\"2026-01-15\","
                    + "\"read\":{\"how\":\"archived_copy\",\"on\":\"2026-01-15\"}"));

    CommandResult all = StaleRun.run(root.resolve("corpus"), LocalDate.parse("2026-11-17"), 0);
    CommandResult old = StaleRun.run(root.resolve("corpus"), LocalDate.parse("2026-11-17"), 100);

    assertThat(all.output().lines().map(line -> line.replaceAll(" +", " ").strip()).toList())
        .containsExactly(
            "days read link skills uid name",
            "never not said not tried 1 val-00001 justice-filing-fee-eur",
            "never not said not tried 1 val-00002 justice-waiting-days",
            "306 archived_copy not tried 1 ref-00002 justice-declaration-page",
            "2 not said not tried 3 ref-00001 justel-declaration-act");
    assertThat(old.output()).contains("ref-00002").doesNotContain("ref-00001");
  }

  @Test
  void staleBeginsWithPagesTheServerFoundDead() throws IOException {
    write(
        CleanCorpus.copy()
            .write(
                "data-snapshot/link-status.jsonl",
                """
                {"uid":"ref-00001","url":"https://www.gov.example.be/act","state":"gone","http_code":404,"failures":1,"checked_at":"2026-11-16T00:00:00Z"}
                {"uid":"ref-00002","url":"https://www.gov.example.be/declare","state":"ok","http_code":200,"failures":0,"checked_at":"2026-11-16T00:00:00Z"}
                """));

    CommandResult all = StaleRun.run(root.resolve("corpus"), LocalDate.parse("2026-11-17"), 0);

    assertThat(all.output().lines().skip(1).map(line -> line.replaceAll(" +", " ").strip()))
        .startsWith("2 not said gone 3 ref-00001 justel-declaration-act")
        .contains("2 not said ok 1 ref-00002 justice-declaration-page");
  }

  @Test
  void whatCannotRunEndsWithTwo() throws IOException {
    CommandResult nothing = check(false, Optional.empty());
    write(CleanCorpus.copy());
    CommandResult noRepository = check(false, Optional.of("main"));

    assertThat(nothing.exitCode().number()).isEqualTo(2);
    assertThat(nothing.output()).contains("is not a corpus");
    assertThat(noRepository.exitCode().number()).isEqualTo(2);
    assertThat(noRepository.output()).contains("is in no git repository");
  }

  @Test
  void withABaseTheChangeIsCheckedToo() throws IOException, GitAPIException {
    write(CleanCorpus.copy().replace(SKILL, " uid=\"val-00001\"", ""));
    try (Git git = Git.init().setDirectory(root.toFile()).setInitialBranch("main").call()) {
      commit(git, "Be Civic Bot", "bot@becivic.be");
      assertThat(check(false, Optional.of("HEAD")).exitCode().number()).isZero();

      write(CleanCorpus.copy());
      CommandResult uncommitted = check(false, Optional.of("HEAD"));
      assertThat(uncommitted.exitCode().number()).isEqualTo(1);
      assertThat(uncommitted.output()).contains("error[uid_author]");

      commit(git, "Someone", "someone@example.org");
      assertThat(check(false, Optional.of("HEAD~1")).output()).contains("error[uid_author]");
      assertThat(check(false, Optional.of("HEAD")).exitCode().number()).isZero();
      assertThat(check(false, Optional.of("no-such-rev")).exitCode().number()).isEqualTo(2);
    }
  }

  @Test
  void theBotMayFillInWhatAnAuthorLeftEmpty() throws IOException, GitAPIException {
    write(CleanCorpus.copy().replace(SKILL, " uid=\"val-00001\"", ""));
    try (Git git = Git.init().setDirectory(root.toFile()).setInitialBranch("main").call()) {
      commit(git, "Someone", "someone@example.org");
      write(CleanCorpus.copy());
      commit(git, "Be Civic Bot", "bot@becivic.be");

      assertThat(check(false, Optional.of("HEAD~1")).exitCode().number()).isZero();
    }
  }

  @Test
  void aStaleIndexIsAWarningUntilItIsWritten() throws IOException {
    write(CleanCorpus.copy().write("skills/index.json", "{}\n"));
    CommandResult stale = check(false, Optional.empty());
    assertThat(stale.exitCode().number()).isZero();
    assertThat(stale.output()).contains("warning[skills_index]", "--write-index");

    assertThat(WriteIndexRun.run(root.resolve("corpus")).exitCode().number()).isZero();
    assertThat(check(false, Optional.empty()).output()).isEqualTo("0 errors, 0 warnings\n");
  }

  @Test
  void theGraphIsDrawnInEachFormat() throws IOException {
    write(CleanCorpus.copy());

    assertThat(graph(GraphRun.Format.DOT)).startsWith("digraph");
    assertThat(graph(GraphRun.Format.MERMAID)).startsWith("flowchart");
    assertThat(graph(GraphRun.Format.JSON)).startsWith("{\n  \"schema_version\": 1,");
  }

  private String graph(GraphRun.Format format) {
    return GraphRun.run(root.resolve("corpus"), format, GraphFilter.ALL, "https://becivic.be")
        .output();
  }

  private CommandResult check(boolean json, Optional<String> base) {
    return CheckRun.run(root.resolve("corpus"), json, base, SCHEMAS);
  }

  private static void commit(Git git, String name, String email) throws GitAPIException {
    git.add().addFilepattern(".").call();
    git.commit()
        .setAuthor(name, email)
        .setCommitter(name, email)
        .setMessage("change")
        .setSign(false)
        .call();
  }

  private void write(CleanCorpus corpus) throws IOException {
    CorpusFiles files = corpus.files();
    for (String path : files.blobs().keySet()) {
      Path file = root.resolve("corpus").resolve(path);
      Files.createDirectories(file.getParent());
      Files.write(file, files.read(path));
    }
  }
}
