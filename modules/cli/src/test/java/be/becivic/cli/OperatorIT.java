package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only the operator may do, against the packaged program. */
class OperatorIT {
  @TempDir static Path folder;
  private static Becivic becivic;
  private static Client client;

  @BeforeAll
  static void serve() throws Exception {
    becivic = Becivic.serve(folder);
    client = new Client(becivic.address());
  }

  @AfterAll
  static void stop() {
    client.close();
    becivic.close();
  }

  @Tag("long")
  @Test
  void theTokenIsKeptInAFileOnlyItsOwnerCanReadAndNeverShown(@TempDir Path other) throws Exception {
    Path file = other.resolve("data/operator.token");
    String token;
    try (var first = Becivic.serveFirst(other)) {
      first.address();
      assertThat(first.line()).contains("data/operator.token");
      token = Files.readString(file).strip();
      assertThat(token).matches("[A-Za-z0-9_-]{43}");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
      first.terminate();
      assertThat(first.output() + first.errors()).doesNotContain(token);
    }
    try (var later = Becivic.serve(other)) {
      later.address();
      later.terminate();
      assertThat(later.output()).doesNotContain(token);
    }
  }

  @Test
  void internalAddressesAreClosedWithoutTheToken() throws Exception {
    assertThat(client.get("/api/_internal/rating-stats").status()).isEqualTo(401);
    var wrong =
        client.send(client.request("/api/_internal/rating-stats", bearer("A".repeat(43))).GET());
    assertThat(wrong.status()).isEqualTo(401);
    assertThat(wrong.header("WWW-Authenticate")).contains("Bearer");
  }

  @Test
  void figuresAreThereForWhatExists() throws Exception {
    String[] operator = bearer(token());
    var ratings = client.send(client.request("/api/_internal/rating-stats", operator).GET());
    assertThat(ratings.body().get("skill").get("n").intValue()).isZero();

    String stats = "/api/_internal/artefact-stats?target_type=";
    var value =
        client.send(client.request(stats + "volatile_value&target_id=val-00001", operator).GET());
    assertThat(value.body().get("distinct_ips").intValue()).isZero();
    assertThat(value.body().get("distinct_ips_with_injection_flag").intValue()).isZero();
    var skill =
        client.send(
            client.request(stats + "skill&target_id=nationality-application", operator).GET());
    assertThat(skill.status()).isEqualTo(200);
    var unknown =
        client.send(client.request(stats + "skill&target_id=no-such-skill", operator).GET());
    assertThat(unknown.status()).isEqualTo(404);
    var wrong = client.send(client.request(stats + "session&target_id=anything", operator).GET());
    assertThat(wrong.status()).isEqualTo(400);
  }

  @Test
  void aNameGetsItsNumberOnceAndKeepsIt() throws Exception {
    String operator = token();
    String entry = "{\"type\":\"val\",\"name\":\"dvz-a-new-fee-eur\"}";
    var minted = mint(operator, entry);
    assertThat(minted.status()).isEqualTo(201);
    assertThat(minted.text("uid")).matches("val-\\d{5}");
    var again = mint(operator, entry);
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.text("uid")).isEqualTo(minted.text("uid"));

    var path = mint(operator, "{\"type\":\"pth\",\"name\":\"a-path-to-come\"}");
    assertThat(path.text("uid")).matches("pth-\\d{5}");
    var wrong = mint(operator, "{\"type\":\"obs\",\"name\":\"x\"}");
    assertThat(wrong.status()).isEqualTo(400);
    assertThat(wrong.text("schema_pointer")).isEqualTo("/type");
    assertThat(mint(operator, "{\"type\":\"val\"}").text("missing")).isEqualTo("name");
  }

  private static String token() throws Exception {
    return Files.readString(folder.resolve("data/operator.token")).strip();
  }

  private static String[] bearer(String token) {
    return new String[] {"Authorization", "Bearer " + token};
  }

  private static Client.Reply mint(String token, String entry) throws Exception {
    return client.send(
        client
            .request("/api/_internal/catalogue-entries", bearer(token))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(entry)));
  }
}
