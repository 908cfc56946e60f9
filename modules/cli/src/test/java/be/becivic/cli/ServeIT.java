package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The journeys of the readme, against the packaged program. */
class ServeIT {
  @TempDir Path folder;

  @Test
  void feedbackIsStagedSeenAndCancelledWithItsToken() throws Exception {
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      String id = Client.freshId();
      var staged = client.post(Client.feedback(id, "The page on moving house was clear."));
      assertThat(staged.status()).isEqualTo(201);
      assertThat(staged.text("feedback_id")).isEqualTo(id);
      assertThat(staged.text("cancel_token")).matches("[A-Za-z0-9_-]{43}");
      assertThat(staged.body().get("staging_window_hours").intValue()).isEqualTo(24);

      var asked = client.status(id);
      assertThat(asked.status()).isEqualTo(200);
      assertThat(asked.text("state")).isEqualTo("staged");
      assertThat(asked.text("commit_eta")).isEqualTo(staged.text("commit_eta"));

      var wrong = client.delete(id, "A".repeat(43));
      assertThat(wrong.status()).isEqualTo(401);
      assertThat(wrong.text("error")).isEqualTo("unauthorised");

      var cancelled = client.delete(id, staged.text("cancel_token"));
      assertThat(cancelled.status()).isEqualTo(200);
      assertThat(cancelled.body().get("cancelled").booleanValue()).isTrue();
      assertThat(client.status(id).status()).isEqualTo(404);
    }
  }

  @Test
  void feedbackIsCommittedWhenTheWindowHasPassedAndCanThenNotBeCancelled() throws Exception {
    try (var becivic = Becivic.serve(folder, "staging.window=PT1S", "jobs.commit.every=PT0.5S");
        var client = new Client(becivic.address())) {
      String id = Client.freshId();
      var staged = client.post(Client.feedback(id, "The search found what I meant."));
      assertThat(client.awaitCommitted(id).text("committed_at")).isNotEmpty();
      var tooLate = client.delete(id, staged.text("cancel_token"));
      assertThat(tooLate.status()).isEqualTo(403);
      assertThat(tooLate.text("error")).isEqualTo("forbidden");
      assertThat(client.delete(id, "A".repeat(43)).status()).isEqualTo(401);
    }
  }

  @Test
  void aRepeatFromTheSameAddressGetsTheSameTokenAndAnotherAddressIsRefused() throws Exception {
    try (var becivic = Becivic.serve(folder, "http.trusted-proxies=127.0.0.0/8");
        var client = new Client(becivic.address())) {
      String body = Client.feedback(Client.freshId(), "A repeated message.");
      var first = client.post(body, "X-Forwarded-For", "192.0.2.7");
      var repeat = client.post(body, "X-Forwarded-For", "192.0.2.7");
      var other = client.post(body, "X-Forwarded-For", "192.0.2.8");
      assertThat(repeat.status()).isEqualTo(200);
      assertThat(repeat.body()).isEqualTo(first.body());
      assertThat(other.status()).isEqualTo(409);
      assertThat(other.text("error")).isEqualTo("duplicate_id_different_submitter");
    }
  }

  @Test
  void killingTheServerLosesNothingThatWasAcknowledgedAndCommitsEachOnce() throws Exception {
    Map<String, String> tokens = new LinkedHashMap<>();
    try (var becivic = Becivic.serve(folder, "limits.per-day=1000", "limits.burst-per-hour=1000");
        var client = new Client(becivic.address())) {
      for (int i = 0; i < 60; i++) {
        String id = Client.freshId();
        var staged = client.post(Client.feedback(id, "Message number " + i + "."));
        tokens.put(id, staged.text("cancel_token"));
      }
      becivic.kill();
    }
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      for (String id : tokens.keySet()) {
        assertThat(client.status(id).text("state")).isEqualTo("staged");
      }
      String one = tokens.keySet().iterator().next();
      assertThat(client.delete(one, tokens.get(one)).status()).isEqualTo(200);
    }
  }

  @Test
  void theFiftyFirstSubmissionOfADayIsRefusedWithTheTimeToWait() throws Exception {
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      Client.Reply last = client.post(Client.feedback(Client.freshId(), "First."));
      assertThat(last.header("RateLimit-Policy"))
          .hasValueSatisfying(value -> assertThat(value).contains("\"day\";q=50;w=86400"));
      for (int i = 0; i < 50; i++) {
        last = client.post(Client.feedback(Client.freshId(), "Another."));
      }
      assertThat(last.status()).isEqualTo(429);
      assertThat(last.text("error")).isEqualTo("rate_limit_exceeded");
      assertThat(Long.parseLong(last.header("Retry-After").orElseThrow())).isBetween(1L, 86_400L);
      assertThat(last.body().get("retry_after").longValue()).isBetween(1L, 86_400L);
    }
  }

  @Test
  void aSignalStopsItCleanly() throws Exception {
    try (var becivic = Becivic.serve(folder)) {
      becivic.address();
      becivic.terminate();
      assertThat(becivic.exitCode()).isZero();
    }
  }

  @Test
  void theDataFolderHoldsDatabaseCorpusAndAKeyOnlyItsOwnerCanRead() throws Exception {
    try (var becivic = Becivic.serve(folder)) {
      becivic.address();
      Path data = folder.resolve("data");
      assertThat(data.resolve("becivic.db")).isRegularFile();
      assertThat(data.resolve("corpus.git/HEAD")).isRegularFile();
      assertThat(
              PosixFilePermissions.toString(
                  Files.getPosixFilePermissions(data.resolve("server.key"))))
          .isEqualTo("rw-------");
    }
  }

  @Test
  void aSecondServerOnTheSameDataFolderIsToldSo() throws Exception {
    try (var becivic = Becivic.serve(folder)) {
      becivic.address();
      try (var second = Becivic.serve(folder)) {
        assertThat(second.exitCode()).isEqualTo(1);
        assertThat(second.errors()).hasLineCount(1).contains("already in use");
      }
    }
  }

  @Test
  void anUnknownSettingStopsTheStartWithOneLine() throws Exception {
    try (var becivic = Becivic.serve(folder, "staging.windw=PT1S")) {
      assertThat(becivic.exitCode()).isEqualTo(2);
      assertThat(becivic.errors()).hasLineCount(1).contains("staging.windw", "staging.window");
    }
  }

  @Test
  void aTakenPortStopsTheStartWithOneLine() throws Exception {
    try (var becivic = Becivic.serve(folder)) {
      int port = becivic.address().getPort();
      try (var second = Becivic.run(folder, "serve", "--port", "" + port, "--data", "other")) {
        assertThat(second.exitCode()).isEqualTo(1);
        assertThat(second.errors()).hasLineCount(1).contains("" + port);
      }
    }
  }

  @Test
  void helpTeachesAndAnUnknownCommandIsRefused() throws Exception {
    try (var help = Becivic.run(folder, "--help");
        var serve = Becivic.run(folder, "serve", "--help");
        var unknown = Becivic.run(folder, "srve")) {
      assertThat(help.exitCode()).isZero();
      assertThat(help.output()).contains("serve", "Start here");
      assertThat(serve.output()).contains("--port", "--data", "--set", "Examples");
      assertThat(unknown.exitCode()).isEqualTo(2);
      assertThat(unknown.errors()).contains("serve");
    }
  }
}
