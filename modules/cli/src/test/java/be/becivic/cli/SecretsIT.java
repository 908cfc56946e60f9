package be.becivic.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing private rests anywhere: not in the log, not in the database, not in git. */
class SecretsIT {
  private static final String NUMBER = "85.07.30-033.28";
  private static final String MAIL = "zelda.marker@example.org";
  private static final String MARKER = "qzxmarker";
  private static final String ADDRESS = "203.0.113.77";
  private static final String ADDRESS_6 = "2001:db8:77:77::7";

  @TempDir Path folder;

  @Test
  void hostileRequestsLeaveNoTrace() throws Exception {
    String token;
    String accepted = Client.freshId();
    try (var becivic =
            Becivic.serve(
                folder,
                "http.trusted-proxies=127.0.0.0/8",
                "log.level=debug",
                "staging.window=PT1S",
                "jobs.commit.every=PT0.5S");
        var client = new Client(becivic.address())) {
      token =
          client
              .post(Client.feedback(accepted, "A harmless text."), "X-Forwarded-For", ADDRESS)
              .text("cancel_token");
      for (String forwarded : List.of(ADDRESS, ADDRESS_6)) {
        refuse(client, forwarded);
      }
      assertThat(client.awaitCommitted(accepted).text("state")).isEqualTo("committed");
      client.delete(accepted, token);
      becivic.terminate();
      becivic.exitCode();
      assertHidden("standard error", becivic.errors().getBytes(UTF_8), token, accepted);
    }
    try (var files = Files.walk(folder.resolve("data"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertHidden(file.toString(), Files.readAllBytes(file), token);
      }
    }
  }

  private static void refuse(Client client, String forwarded) throws Exception {
    List<String> bodies =
        List.of(
            Client.feedback(Client.freshId(), "My number is " + NUMBER + " " + MARKER),
            Client.feedback(Client.freshId(), "Write to " + MAIL + " " + MARKER),
            Client.feedback(Client.freshId(), "ok")
                .replace("{", "{\"submitter_name\":\"" + MARKER + "\","),
            Client.feedback(Client.freshId(), "ok")
                .replace("{", "{\"" + MARKER + "\":\"" + MARKER + "\","),
            "{\"" + MARKER,
            "[\"" + MARKER + "\"]");
    for (String body : bodies) {
      var reply = client.post(body, "X-Forwarded-For", forwarded, "User-Agent", MARKER);
      assertThat(reply.status()).isBetween(400, 422);
      assertThat(reply.response().body()).doesNotContain(MARKER, NUMBER, MAIL);
    }
    for (String path :
        List.of(
            "/" + MARKER,
            "/api/feedback-channel/" + MARKER,
            "/healthz?" + MARKER + "=" + MARKER,
            "/api/feedback-channel/fbk_" + MARKER + "?token=" + MARKER)) {
      var reply =
          client.send(client.request(path, "X-Forwarded-For", forwarded, "Cookie", MARKER).GET());
      assertThat(reply.response().body()).doesNotContain(MARKER);
    }
    client.send(
        client
            .request(
                "/api/feedback-channel",
                "X-Forwarded-For",
                forwarded,
                "Content-Type",
                "text/" + MARKER)
            .POST(BodyPublishers.ofString(MARKER)));
    client.send(
        client
            .request(
                "/api/feedback-channel/" + Client.freshId(), "Authorization", "Bearer " + MARKER)
            .DELETE());
  }

  private static void assertHidden(String where, byte[] content, String... more) {
    String text = new String(content, ISO_8859_1);
    assertThat(text.toLowerCase(Locale.ROOT))
        .as(where)
        .doesNotContain(MARKER, NUMBER, "85073003328", MAIL, ADDRESS, ADDRESS_6);
    for (String secret : more) {
      assertThat(text).as(where).doesNotContain(secret);
    }
  }
}
