package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jobs, restore and history, against the packaged program. */
class JobsIT {
  @TempDir Path folder;

  @Test
  void jobsAreListedWithTheirTimes() throws Exception {
    try (var becivic = Becivic.run(folder, "jobs", "list")) {
      assertThat(becivic.output())
          .containsPattern("snapshot +every PT24H")
          .containsPattern("link-check +on request")
          .containsPattern("communes-refresh +on request");
      assertThat(becivic.exitCode()).isZero();
    }
  }

  @Tag("long")
  @Test
  void aJobRunsInTheServerThatHoldsTheFolderAndWithoutOneByItself() throws Exception {
    String first;
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      first = run(0, "indexes");
      assertThat(first).startsWith("Committed as ");
      var history = client.get("/api/skills/change-of-address/history");
      assertThat(history.status()).isEqualTo(200);
      assertThat(history.body().at("/items/0/version").stringValue()).isEqualTo("0.1.0");
      becivic.terminate();
      becivic.exitCode();
    }
    assertThat(folder.resolve("data/becivic.address")).doesNotExist();
    assertThat(run(0, "indexes")).startsWith("Nothing changed.");
    assertThat(run(1, "communes-refresh")).startsWith("Give it the official list");
  }

  @Tag("long")
  @Test
  void aFolderIsRestoredFromTheRepositoryOfAnother() throws Exception {
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      String token = Files.readString(folder.resolve("data/operator.token")).strip();
      client.send(
          client
              .request("/api/_internal/catalogue-entries", "Authorization", "Bearer " + token)
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString("{\"type\":\"val\",\"name\":\"a-new-fee-eur\"}")));
      becivic.terminate();
      becivic.exitCode();
    }
    assertThat(run(0, "snapshot")).startsWith("Committed as ");
    try (var restore =
        Becivic.run(folder, "restore", "--data", "copy", "--from", "data/corpus.git")) {
      assertThat(restore.output()).startsWith("Restored copy at ");
      assertThat(restore.exitCode()).isZero();
    }
    try (var again = Becivic.run(folder, "jobs", "run", "snapshot", "--data", "copy")) {
      assertThat(again.output()).startsWith("Nothing changed.");
    }
    try (var twice =
        Becivic.run(folder, "restore", "--data", "copy", "--from", "data/corpus.git")) {
      assertThat(twice.exitCode()).isNotZero();
      assertThat(twice.errors()).contains("empty folder");
    }
  }

  @Test
  void aRestoreThatFailsLeavesNothingBehind() throws Exception {
    try (var restore = Becivic.run(folder, "restore", "--data", "new", "--from", "no-such.git")) {
      assertThat(restore.exitCode()).isNotZero();
      assertThat(restore.errors()).startsWith("becivic: ").doesNotContain("Exception");
    }
    assertThat(folder.resolve("new/corpus.git")).doesNotExist();
  }

  @Test
  @Tag("long")
  void cataloguesAreListedPageByPageWithTheirHistory() throws Exception {
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      var page = client.get("/api/volatile-values?limit=2");
      assertThat(page.body().get("items")).hasSize(2);
      var next = client.get("/api/volatile-values?limit=2&after=" + page.text("next"));
      assertThat(next.body().at("/items/0/uid").stringValue()).isEqualTo("val-00003");
      assertThat(client.get("/api/references/ref-00001").text("url")).startsWith("https://");
      var history = client.get("/api/references/ref-00001/history");
      assertThat(history.body().at("/items/0/revision").intValue()).isEqualTo(1);
      assertThat(client.get("/api/references/val-00001").status()).isEqualTo(404);
      assertThat(client.get("/api/references?after=x").status()).isEqualTo(400);
      assertThat(client.get("/api/skills/no-such-skill/history").status()).isEqualTo(404);
    }
  }

  private String run(int exitCode, String job) throws Exception {
    try (var becivic = Becivic.run(folder, "jobs", "run", job, "--data", "data")) {
      String output = becivic.output();
      assertThat(becivic.exitCode()).as(becivic.errors()).isEqualTo(exitCode);
      return output;
    }
  }
}
