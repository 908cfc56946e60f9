package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only the operator may do, against the packaged program. */
class OperatorIT {
  @TempDir Path folder;

  @Test
  void theTokenIsKeptInAFileOnlyItsOwnerCanReadAndNeverShown() throws Exception {
    Path file = folder.resolve("data/operator.token");
    String token;
    try (var becivic = Becivic.serve(folder)) {
      becivic.address();
      assertThat(becivic.line()).contains("data/operator.token");
      token = Files.readString(file).strip();
      assertThat(token).matches("[A-Za-z0-9_-]{43}");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
      becivic.terminate();
      assertThat(becivic.output() + becivic.errors()).doesNotContain(token);
    }
    try (var becivic = Becivic.serve(folder)) {
      becivic.address();
      becivic.terminate();
      assertThat(becivic.output()).doesNotContain(token);
    }
  }

  @Test
  void internalAddressesAreClosedWithoutTheToken() throws Exception {
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      assertThat(client.get("/api/_internal/rating-stats").status()).isEqualTo(401);
      var wrong =
          client.send(client.request("/api/_internal/rating-stats", bearer("A".repeat(43))).GET());
      assertThat(wrong.status()).isEqualTo(401);
      assertThat(wrong.header("WWW-Authenticate")).contains("Bearer");
    }
  }

  @Test
  void figuresAreThereForWhatExists() throws Exception {
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
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
  }

  @Test
  void aNameGetsItsNumberOnceAndKeepsIt() throws Exception {
    try (var becivic = Becivic.serve(folder);
        var client = new Client(becivic.address())) {
      String operator = token();
      String entry = "{\"type\":\"val\",\"name\":\"dvz-a-new-fee-eur\"}";
      var minted = mint(client, operator, entry);
      assertThat(minted.status()).isEqualTo(201);
      assertThat(minted.text("uid")).matches("val-\\d{5}");
      var again = mint(client, operator, entry);
      assertThat(again.status()).isEqualTo(200);
      assertThat(again.text("uid")).isEqualTo(minted.text("uid"));

      var path = mint(client, operator, "{\"type\":\"pth\",\"name\":\"a-path-to-come\"}");
      assertThat(path.text("uid")).matches("pth-\\d{5}");
      var wrong = mint(client, operator, "{\"type\":\"obs\",\"name\":\"x\"}");
      assertThat(wrong.status()).isEqualTo(400);
      assertThat(wrong.text("schema_pointer")).isEqualTo("/type");
      assertThat(mint(client, operator, "{\"type\":\"val\"}").text("missing")).isEqualTo("name");
    }
  }

  private String token() throws Exception {
    return Files.readString(folder.resolve("data/operator.token")).strip();
  }

  private static String[] bearer(String token) {
    return new String[] {"Authorization", "Bearer " + token};
  }

  private static Client.Reply mint(Client client, String token, String entry) throws Exception {
    return client.send(
        client
            .request("/api/_internal/catalogue-entries", bearer(token))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(entry)));
  }
}
