package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.cli.StdioAgent.Era;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program is killed while it writes, asks and sends: no note is lost, none is sent twice. */
@Tag("long")
class HarnessCrashIT {
  private static final int ROUNDS = Boolean.getBoolean("test.thorough") ? 8 : 2;
  private static final int LATEST_KILL_MILLIS = 1200;

  @TempDir Path folder;
  private Path home;
  private Becivic becivic;
  private URI server;
  private Client client;

  @BeforeEach
  void serve() throws IOException {
    home = Files.createDirectory(folder.resolve("home"));
    becivic = Becivic.serve(folder);
    server = becivic.address();
    client = new Client(server);
  }

  @AfterEach
  void stop() {
    client.close();
    becivic.close();
  }

  @Test
  void aKillAtAnyPointOfAReviewLosesNothingAndSubmitsNothingTwice() throws Exception {
    var chance = new Random(20261117);
    List<String> noted = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      noted.add(killedWhileReviewing(round, chance.nextInt(LATEST_KILL_MILLIS)));
      for (String id : noted) {
        boolean arrived = client.get("/api/concerns/" + id).status() == 200;
        assertThat(arrived || HarnessSteps.buffers(home).contains(id) || underWay().contains(id))
            .as("%s is somewhere after round %d", id, round)
            .isTrue();
      }
    }
    try (var agent = new StdioAgent(home, server, Era.HANDSHAKE, true)) {
      agent.call("start_session", "{}");
      agent.call("review_and_submit", "{'earlier':true}");
      String listed = agent.call("list_submissions", "{}");
      for (String id : noted) {
        assertThat(client.get("/api/concerns/" + id).status()).as(id).isEqualTo(200);
        assertThat(Pattern.compile(id).matcher(listed).results()).as(listed).hasSize(1);
      }
      assertThat(HarnessSteps.buffers(home)).isEmpty();
    }
  }

  @Test
  void anAnswerThatWasOnItsWayGetsItsReceiptAtTheNextStart() throws Exception {
    String id;
    try (var agent = new StdioAgent(home, server, Era.STATELESS, true)) {
      agent.call("start_session", "{}");
      id = noted(agent, "A stamp.");
      String sent = id;
      var killer = Thread.ofPlatform().start(() -> killOnceStaged(agent, sent));
      reviewed(agent);
      killer.join();
    }
    try (var agent = new StdioAgent(home, server, Era.STATELESS, true)) {
      agent.call("start_session", "{}");
      assertThat(agent.call("list_submissions", "{}")).contains(id);
      assertThat(HarnessSteps.buffers(home)).doesNotContain(id);
    }
  }

  private String killedWhileReviewing(int round, int delay) throws Exception {
    try (var agent = new StdioAgent(home, server, Era.values()[round % 2], true)) {
      agent.call("start_session", "{}");
      String id = noted(agent, "Copy number " + round + " was asked for.");
      var killer = Thread.ofPlatform().start(() -> killAfter(agent, delay));
      reviewed(agent);
      killer.join();
      return id;
    }
  }

  private static String noted(StdioAgent agent, String words) throws IOException {
    return HarnessSteps.first(
        HarnessSteps.CONCERN_ID, agent.call("note_feedback", HarnessSteps.concern(words)));
  }

  private static void reviewed(StdioAgent agent) {
    try {
      agent.call("review_and_submit", "{'earlier':true}");
    } catch (RuntimeException | IOException _) {
      // The process may be gone before it answered.
    }
  }

  private static void killAfter(StdioAgent agent, int millis) {
    try {
      Thread.sleep(millis);
      agent.kill();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void killOnceStaged(StdioAgent agent, String id) {
    try {
      for (int i = 0; i < 400 && client.get("/api/concerns/" + id).status() != 200; i++) {
        Thread.sleep(5);
      }
      agent.kill();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** What may have arrived; the next start asks the server. */
  private String underWay() throws IOException {
    var all = new StringBuilder();
    try (var files = Files.walk(home)) {
      for (Path file : files.filter(each -> each.endsWith("sending.jsonl")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}
