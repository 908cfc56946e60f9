package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.decision.ChainHead;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.server.config.Configuration;
import be.becivic.server.offline.Restore;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Many decisions on one server, then a snapshot, then a restore into an empty folder. */
@Tag("long")
class ManyDecisionsTest {
  private static final int DECISIONS = Boolean.getBoolean("test.thorough") ? 1000 : 40;
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final String AMENDED = "val-00002";
  private static final String AMENDER = "203.0.113.66";

  @TempDir Path folder;

  @Test
  void aRestoredServerTellsTheSameDecisionsInTheSameChain() throws IOException {
    List<JsonNode> told;
    ChainHead head;
    try (Running server = start(folder)) {
      Strangers strangers = new Strangers(server);
      String operator = Files.readString(folder.resolve("data/operator.token")).strip();
      List<String> uids = uids(server);
      for (int voter = 1; voter <= 3; voter++) {
        for (String uid : uids.subList(0, 4)) {
          accepted(strangers.vote("volatile_value", uid, "", "confirm", "198.51." + voter + ".7"));
        }
      }
      await(() -> status(server, uids.getFirst()).equals("beta"));
      for (int i = 0; i < DECISIONS; i += 2) {
        String uid = uids.get(4 + i / 2 % (uids.size() - 4));
        order(server, operator, "quarantine", uid);
        order(server, operator, "reinstate", uid);
      }
      accepted(strangers.value(AMENDED, 160, AMENDER));
      await(() -> server.get("/api/volatile-values/" + AMENDED).has("under_review"));
      var snapshot = post(server, operator, "/api/_internal/jobs/snapshot", "{}");
      assertThat(snapshot.statusCode()).as(snapshot.body()).isEqualTo(200);
      told = decisions(server, uids);
    }
    assertThat(told).hasSizeGreaterThanOrEqualTo(DECISIONS + 4);
    head = intact(folder.resolve("data"));

    Path empty = Files.createDirectory(folder.resolve("elsewhere"));
    var restored =
        Restore.into(
            empty.resolve("data"),
            folder.resolve("data/corpus.git").toString(),
            Optional.empty(),
            Configuration.load(empty, Optional.empty(), Map.of(), List.of()));
    assertThat(restored.behind()).isEmpty();
    assertThat(intact(empty.resolve("data"))).isEqualTo(head);

    try (Running server = start(empty)) {
      assertThat(decisions(server, uids(server))).isEqualTo(told);
      oneConfirmationMore(server);
    }
  }

  /** Who amended is not known any more after a restore, so one voice more has to speak. */
  private static void oneConfirmationMore(Running server) {
    Strangers strangers = new Strangers(server);
    JsonNode change = server.get("/api/volatile-values/" + AMENDED).get("under_review");
    assertThat(change.get("needed").asInt()).isEqualTo(4);
    String revision = change.get("revision").asString();
    accepted(strangers.vote("volatile_value", AMENDED, revision, "confirm", AMENDER));
    for (int voter = 1; voter <= 2; voter++) {
      accepted(
          strangers.vote(
              "volatile_value", AMENDED, revision, "confirm", "198.51." + (50 + voter) + ".7"));
    }
    await(
        () ->
            server.get("/api/volatile-values/" + AMENDED).at("/under_review/confirms").asInt()
                == 3);
    Instant until = Instant.now().plusSeconds(4);
    await(() -> Instant.now().isAfter(until));
    assertThat(server.get("/api/volatile-values/" + AMENDED).get("value").asInt()).isEqualTo(150);
    accepted(strangers.vote("volatile_value", AMENDED, revision, "confirm", "198.51.60.7"));
    await(() -> server.get("/api/volatile-values/" + AMENDED).get("value").asInt() == 160);
  }

  private static Running start(Path folder) {
    return Running.first(
        folder,
        Strangers.BELIEVED,
        "staging.window=PT1S",
        "jobs.commit.every=PT1S",
        "jobs.lifecycle.every=PT1S",
        "lifecycle.alpha-to-beta.min-age=PT1S");
  }

  private static List<String> uids(Running server) {
    return server
        .get("/api/volatile-values?limit=60")
        .get("items")
        .valueStream()
        .filter(row -> row.hasNonNull("value"))
        .map(row -> row.get("uid").asString())
        .filter(uid -> !uid.equals(AMENDED))
        .toList();
  }

  private static List<JsonNode> decisions(Running server, List<String> uids) {
    List<JsonNode> all = new ArrayList<>();
    for (String uid : uids) {
      server.get("/api/volatile-values/" + uid + "/lifecycle").get("history").forEach(all::add);
    }
    return all;
  }

  private static String status(Running server, String uid) {
    return server.get("/api/volatile-values/" + uid + "/lifecycle").get("status").asString();
  }

  private static void order(Running server, String operator, String action, String uid) {
    var answer =
        post(
            server,
            operator,
            "/api/_internal/review",
            """
            {"confirm": true, "action": "%s", "target_type": "volatile_value", "target_id": "%s",
             "reason": "It is tried out."}
            """
                .formatted(action, uid));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
  }

  private static HttpResponse<String> post(
      Running server, String operator, String address, String body) {
    return server.send(
        server
            .request(address)
            .timeout(PATIENCE)
            .header("Authorization", "Bearer " + operator)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  private static ChainHead intact(Path data) {
    try (Records records = RecordsEngine.open(new Location.Embedded(data.resolve("becivic.db")))) {
      ChainCheck check = records.read(tables -> tables.decisions().verifyChain());
      assertThat(check).isInstanceOf(ChainCheck.Intact.class);
      return records.read(tables -> tables.decisions().head());
    }
  }

  private static void accepted(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
  }

  private static void await(BooleanSupplier done) {
    Instant until = Instant.now().plus(PATIENCE);
    while (!done.getAsBoolean()) {
      assertThat(Instant.now()).as("it takes too long").isBefore(until);
      try {
        Thread.sleep(200);
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }
  }
}
