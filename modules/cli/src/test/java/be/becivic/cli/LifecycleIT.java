package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.cli.Client.Reply;
import be.becivic.protocol.feedback.FeedbackType;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a vote over HTTP to a status on main, and what a person can ask about it meanwhile. */
class LifecycleIT {
  @TempDir Path folder;

  @Tag("long")
  @Test
  void aServerMovesWhatWasVotedOnPullsWhatWasFlaggedAndExplainsBoth() throws Exception {
    try (var server =
            Becivic.serve(
                folder,
                "lifecycle.alpha-to-beta.confirms=1",
                "lifecycle.alpha-to-beta.distinct=1",
                "lifecycle.alpha-to-beta.min-age=PT0.1S",
                "lifecycle.beta-to-stable.confirms=7",
                "jobs.lifecycle.every=PT0.2S");
        var client = new Client(server.address())) {
      assertThat(client.submit(vote("sworn-translation", "confirm", false)).status())
          .isEqualTo(201);
      Reply moved = awaitStatus(client, "sworn-translation", "beta");
      assertThat(moved.text("next")).isEqualTo("stable");
      assertThat(moved.text("progress")).startsWith("0 of 7 confirmations");
      assertThat(moved.body().at("/history/0/rule").stringValue()).isEqualTo("alpha_to_beta");

      assertThat(client.submit(vote("change-of-address", "reject", true)).status()).isEqualTo(201);
      assertThat(lifecycle(client, "change-of-address").text("status")).isEqualTo("quarantined");
      assertThat(client.get("/api/skills/no-such-skill/lifecycle").status()).isEqualTo(404);

      try (var explained =
              Becivic.run(folder, "lifecycle", "explain", "sworn-translation", "--data", "data");
          var preview = Becivic.run(folder, "lifecycle", "tick", "--dry-run", "--data", "data");
          var unknown = Becivic.run(folder, "lifecycle", "explain", "nothing", "--data", "data")) {
        assertThat(explained.output())
            .startsWith("skill sworn-translation is beta since ")
            .contains("0 of 7 confirmations", "alpha_to_beta: alpha -> beta");
        assertThat(preview.output()).isEqualTo("Nothing to decide.\n");
        assertThat(unknown.exitCode()).isEqualTo(1);
        assertThat(unknown.errors()).contains("there is no artefact nothing");
      }
    }
  }

  @Test
  void aFolderThatIsNoServersIsLeftAsItIs() throws Exception {
    try (var explained =
        Becivic.run(folder, "lifecycle", "explain", "sworn-translation", "--data", "none")) {
      assertThat(explained.exitCode()).isEqualTo(1);
      assertThat(explained.errors()).hasLineCount(1).contains("there is no corpus in none");
      assertThat(folder.resolve("none")).doesNotExist();
    }
  }

  private static Sample vote(String skill, String verdict, boolean flag) {
    Sample sample = Sample.of(FeedbackType.VALIDATION);
    sample.json().put("target_id", skill).put("verdict", verdict).put("injection_flag", flag);
    if (flag) {
      sample.json().put("injection_reason", "It tells the agent to ignore its user.");
    }
    return sample;
  }

  private static Reply lifecycle(Client client, String skill) throws Exception {
    return client.get("/api/skills/" + skill + "/lifecycle");
  }

  /** Asks until the status is there, within a bound. */
  private static Reply awaitStatus(Client client, String skill, String status) throws Exception {
    Reply reply = lifecycle(client, skill);
    for (int i = 0; i < 300 && !reply.text("status").equals(status); i++) {
      Thread.sleep(Duration.ofMillis(100));
      reply = lifecycle(client, skill);
    }
    assertThat(reply.text("status")).isEqualTo(status);
    return reply;
  }
}
