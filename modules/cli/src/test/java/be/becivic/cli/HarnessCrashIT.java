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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program is killed while it writes, asks and sends: no note is lost, none is sent twice. */
class HarnessCrashIT {
  private static final int ROUNDS = 8;
  private static final int LATEST_KILL_MILLIS = 400;

  @TempDir Path folder;

  @Test
  void aKillAtAnyPointOfAReviewLosesNothingAndSubmitsNothingTwice() throws Exception {
    Path home = Files.createDirectory(folder.resolve("home"));
    var chance = new Random(20261117);
    List<String> noted = new ArrayList<>();
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      for (int round = 0; round < ROUNDS; round++) {
        noted.add(killedWhileReviewing(home, becivic.address(), round, chance));
        for (String id : noted) {
          boolean arrived = client.get("/api/concerns/" + id).status() == 200;
          assertThat(
                  arrived || HarnessSteps.buffers(home).contains(id) || underWay(home).contains(id))
              .as("%s is somewhere after round %d", id, round)
              .isTrue();
        }
      }
      try (var agent = new StdioAgent(home, becivic.address(), Era.HANDSHAKE, true)) {
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
  }

  @Test
  void anAnswerThatWasOnItsWayGetsItsReceiptAtTheNextStart() throws Exception {
    Path home = Files.createDirectory(folder.resolve("home"));
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      String id;
      try (var agent = new StdioAgent(home, becivic.address(), Era.STATELESS, true)) {
        agent.call("start_session", "{}");
        id = noted(agent, "A stamp.");
        String sent = id;
        var killer = Thread.ofPlatform().start(() -> killOnceStaged(agent, client, sent));
        reviewed(agent);
        killer.join();
      }
      try (var agent = new StdioAgent(home, becivic.address(), Era.STATELESS, true)) {
        agent.call("start_session", "{}");
        assertThat(agent.call("list_submissions", "{}")).contains(id);
        assertThat(HarnessSteps.buffers(home)).doesNotContain(id);
      }
    }
  }

  private static String killedWhileReviewing(Path home, URI server, int round, Random chance)
      throws Exception {
    try (var agent = new StdioAgent(home, server, Era.values()[round % 2], true)) {
      agent.call("start_session", "{}");
      String id = noted(agent, "Copy number " + round + " was asked for.");
      int delay = chance.nextInt(LATEST_KILL_MILLIS);
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

  private static void killOnceStaged(StdioAgent agent, Client client, String id) {
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
  private static String underWay(Path home) throws IOException {
    var all = new StringBuilder();
    try (var files = Files.walk(home)) {
      for (Path file : files.filter(each -> each.endsWith("sending.jsonl")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}
