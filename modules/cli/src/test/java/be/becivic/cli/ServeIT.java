package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The journeys of the readme, against the packaged program. */
class ServeIT {
  private static final int ROUNDS = Boolean.getBoolean("test.thorough") ? 8 : 2;

  @TempDir static Path shared;
  private static Becivic running;
  private static URI address;

  @TempDir Path folder;

  /** A server for the tests that leave it as it is. */
  @BeforeAll
  static void serve() throws Exception {
    running = Becivic.serve(shared, "http.trusted-proxies=127.0.0.0/8");
    address = running.address();
  }

  @AfterAll
  static void stop() {
    running.close();
  }

  @Test
  void feedbackIsStagedSeenAndCancelledWithItsToken() throws Exception {
    try (var client = new Client(address)) {
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
    try (var becivic = Becivic.serve(folder, "staging.window=PT0.1S", "jobs.commit.every=PT0.2S");
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
    try (var client = new Client(address)) {
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

  @Tag("long")
  @Test
  void killingTheServerLosesNothingThatWasAcknowledged() throws Exception {
    var taken = new ArrayList<Sample>();
    var tokens = new LinkedHashMap<String, String>();
    try (var becivic =
            Becivic.serve(
                folder, "limits.shared-networks=127.0.0.0/8", "limits.shared-factor=1000");
        var client = new Client(becivic.address())) {
      for (int i = 0; i < ROUNDS; i++) {
        for (Sample sample : Sample.all().toList()) {
          tokens.put(sample.id(), client.submit(sample).text("cancel_token"));
          taken.add(sample);
        }
        List<Sample> together = Sample.items().toList();
        client.postTo(
            "/api/feedback",
            Sample.envelope("stage", together.stream().map(Sample::item)).toString());
        taken.addAll(together);
      }
      becivic.kill();
    }
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      for (Sample sample : taken) {
        var status = client.get(sample.collection() + "/" + sample.id());
        switch (sample.type()) {
          case ANALYTICS -> assertThat(client.submit(sample).status()).isEqualTo(202);
          case VALIDATION -> assertThat(status.text("state")).isEqualTo("applied");
          case CONCERN, AMENDMENT, DRAFT, FEEDBACK, RATING -> {
            assertThat(status.text("state")).isEqualTo("staged");
            var again = client.submit(sample);
            assertThat(again.status()).as("exactly once").isEqualTo(200);
            String token = tokens.getOrDefault(sample.id(), again.text("cancel_token"));
            assertThat(again.text("cancel_token")).isEqualTo(token);
          }
        }
      }
    }
  }

  @Tag("long")
  @Test
  void whileTheStoreCannotBeWrittenNothingIsTakenAndNothingIsHalfWritten() throws Exception {
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address());
        var other =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/becivic.db"));
        var threads = Executors.newFixedThreadPool(8)) {
      List<Sample> samples = Sample.all().toList();
      client.post(Client.feedback(Client.freshId(), "Before."));
      try (var lock = other.createStatement()) {
        lock.execute("begin immediate");
        List<Callable<Client.Reply>> posts =
            samples.stream().<Callable<Client.Reply>>map(s -> () -> client.submit(s)).toList();
        for (var reply : threads.invokeAll(posts)) {
          assertThat(reply.resultNow().status()).isEqualTo(503);
          assertThat(reply.resultNow().text("error")).isEqualTo("staging_unavailable");
          assertThat(reply.resultNow().header("Retry-After")).isPresent();
        }
        lock.execute("rollback");
      }
      for (Sample sample : samples) {
        assertThat(client.submit(sample).status()).as("new, not a repeat").isIn(201, 202);
      }
    }
  }

  @Test
  @Tag("long")
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
    try (var becivic = Becivic.serveFirst(folder)) {
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
    try (var second = Becivic.serve(shared)) {
      assertThat(second.exitCode()).isEqualTo(1);
      assertThat(second.errors()).hasLineCount(1).contains("already in use");
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
    String port = "" + address.getPort();
    try (var second = Becivic.run(folder, "serve", "--port", port, "--data", "other")) {
      assertThat(second.exitCode()).isEqualTo(1);
      assertThat(second.errors()).hasLineCount(1).contains(port);
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
