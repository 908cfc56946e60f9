package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.FeedbackType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The drill of docs/operating.md: saved while the server runs, brought back elsewhere. */
@Tag("long")
class BackupIT {
  private static final Duration WINDOW = Duration.ofSeconds(1);

  /** Jobs run when they are told to, so that what is staged stays staged. */
  private static final String[] SETTINGS = {
    "staging.window=" + WINDOW,
    "jobs.commit.every=PT1H",
    "jobs.lifecycle.every=PT1H",
    "site.base-url=https://becivic.example"
  };

  private static final String DRAFTED = "/api/paths/library-card/lifecycle";
  private static final List<String> SHOWN =
      List.of(
          "/api/skills/" + Sample.SKILL,
          "/api/skills/" + Sample.SKILL + "/concerns",
          "/api/skills/" + Sample.SKILL + "/history",
          "/api/skills/" + Sample.SKILL + "/lifecycle",
          DRAFTED,
          "/api/volatile-values/val-00001",
          "/api/volatile-values/val-00001/history",
          "/api/_internal/review",
          "/api/_internal/review?state=settled",
          "/api/_internal/rating-stats");

  @TempDir Path folder;
  private final Map<Sample, String> tokens = new HashMap<>();
  private String operator = "";

  @Test
  void whatWasSavedWhileTheServerRanComesBackElsewhere() throws Exception {
    Map<String, JsonNode> before;
    try (var server = Becivic.serve(folder, SETTINGS);
        var client = new Client(server.address())) {
      operator = Files.readString(folder.resolve("data/operator.token")).strip();
      submit(client, Sample.items());
      submit(client, Stream.of(named()));
      Thread.sleep(WINDOW);
      order(client, "/api/_internal/jobs/commit", "{}");
      String draft =
          ask(client, "/api/_internal/review?class=draft").at("/items/0/item").asString();
      order(client, "/api/_internal/review/" + draft + "/merge", "{\"confirm\":true}");
      submit(client, Sample.items().filter(sample -> sample.type() != FeedbackType.DRAFT));
      before = look(client);
      assertThat(before.values())
          .map(answer -> answer.path("state").asString(""))
          .contains("staged", "committed", "applied", "ner_held_for_review");

      Result saved = run("backup", "--data", "data", "--to", "saved");
      assertThat(saved.out()).as(saved.err()).isEqualTo("Saved data as saved.\n");
      server.kill();
    }
    bringBack();

    Result doctor = run("doctor", "--data", "data");
    assertThat(doctor.code()).as(doctor.out()).isZero();
    assertThat(doctor.out())
        .contains("database, corpus and key belong together")
        .containsPattern("the chain of [1-9][0-9]* is as it was written")
        .doesNotContain("BROKEN");
    try (var server = Becivic.serve(folder, SETTINGS);
        var client = new Client(server.address())) {
      assertThat(look(client)).isEqualTo(before);
      assertThat(before.get(DRAFTED).get("status").stringValue()).isEqualTo("alpha");
      for (Sample sample : tokens.keySet()) {
        if (before.get(address(sample)).path("state").asString("").equals("staged")) {
          assertThat(cancel(client, sample, "A".repeat(43))).isEqualTo(401);
          assertThat(cancel(client, sample, tokens.get(sample))).isEqualTo(200);
        }
      }
    }
  }

  @Test
  void aBackupNeverTakesThePlaceOfAnother() throws Exception {
    PreparedServer.copyInto(folder);
    assertThat(run("backup", "--data", "data", "--to", "saved").code()).isZero();
    Result again = run("backup", "--data", "data", "--to", "saved");
    assertThat(again.code()).isEqualTo(1);
    assertThat(again.err())
        .isEqualTo("becivic: saved is there already; name a folder that is not\n");
    Result nothing = run("backup", "--data", "elsewhere", "--to", "other");
    assertThat(nothing.code()).isEqualTo(1);
    assertThat(nothing.err()).startsWith("becivic: there is no database");
    assertThat(folder.resolve("other")).doesNotExist();
    assertThat(folder.resolve("other.part")).doesNotExist();
  }

  private static Sample named() {
    return Sample.of(FeedbackType.CONCERN)
        .saying("Mevrouw Annelies Vandenberghe refused the photocopies.");
  }

  private void submit(Client client, Stream<Sample> samples) throws Exception {
    for (Sample sample : samples.toList()) {
      var reply = client.submit(sample);
      assertThat(reply.status()).isEqualTo(201);
      tokens.put(sample, reply.text("cancel_token"));
    }
  }

  /** Everything that was handed in, and everything that is shown. */
  private Map<String, JsonNode> look(Client client) throws Exception {
    var found = new HashMap<String, JsonNode>();
    for (Sample sample : tokens.keySet()) {
      found.put(address(sample), ask(client, address(sample)));
    }
    for (String shown : SHOWN) {
      found.put(shown, ask(client, shown));
    }
    // How long it still takes grows shorter meanwhile.
    found.values().stream()
        .filter(answer -> answer.has("needs"))
        .forEach(answer -> answer.asObject().remove(List.of("needs", "progress", "would")));
    return found;
  }

  private JsonNode ask(Client client, String address) throws Exception {
    var reply = client.send(client.request(address, "Authorization", "Bearer " + operator).GET());
    assertThat(reply.status()).as(address).isEqualTo(200);
    return reply.body();
  }

  private void order(Client client, String address, String body) throws Exception {
    var reply = client.postTo(address, body, "Authorization", "Bearer " + operator);
    assertThat(reply.status()).as(address).isEqualTo(200);
  }

  private static String address(Sample sample) {
    return sample.collection() + "/" + sample.id();
  }

  private static int cancel(Client client, Sample sample, String token) throws Exception {
    return client
        .send(client.request(address(sample), "Authorization", "Bearer " + token).DELETE())
        .status();
  }

  /** As {@code cp -a} does. */
  private void bringBack() throws IOException {
    Path saved = folder.resolve("saved");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(saved)))
        .isEqualTo("rwx------");
    Files.move(folder.resolve("data"), folder.resolve("lost"));
    try (var files = Files.walk(saved)) {
      for (Path file : files.toList()) {
        Files.copy(
            file,
            folder.resolve("data").resolve(saved.relativize(file)),
            StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  private record Result(int code, String out, String err) {}

  private Result run(String... arguments) throws Exception {
    try (var program = Becivic.run(folder, arguments)) {
      String out = program.output();
      return new Result(program.exitCode(), out, program.errors());
    }
  }
}
