package be.becivic.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.FeedbackType;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/** Nothing private rests anywhere: not in the log, not in the database, not in git. */
class SecretsIT {
  private static final String NUMBER = "85.07.30-033.28";
  private static final String MAIL = "zelda.marker@example.org";
  private static final String MARKER = "qzxmarker";
  private static final String ADDRESS = "203.0.113.77";
  private static final String ADDRESS_6 = "2001:db8:77:77::7";

  @TempDir Path folder;

  @Tag("long")
  @Test
  void hostileRequestsLeaveNoTrace() throws Exception {
    var secrets = new ArrayList<String>();
    String accepted = Client.freshId();
    try (var becivic =
            Becivic.serve(
                folder,
                "http.trusted-proxies=127.0.0.0/8",
                "log.level=debug",
                "limits.rejections-per-day=1000",
                "staging.window=PT1S",
                "jobs.commit.every=PT0.5S");
        var client = new Client(becivic.address())) {
      String token =
          client
              .post(Client.feedback(accepted, "A harmless text."), "X-Forwarded-For", ADDRESS)
              .text("cancel_token");
      for (String forwarded : List.of(ADDRESS, ADDRESS_6)) {
        refuse(client, forwarded);
        secrets.addAll(useAllStreams(client, forwarded));
      }
      assertThat(client.awaitCommitted(accepted).text("state")).isEqualTo("committed");
      client.delete(accepted, token);
      secrets.add(token);
      becivic.terminate();
      becivic.exitCode();
      assertHidden("standard error", becivic.errors().getBytes(UTF_8), secrets);
      assertThat(becivic.errors()).doesNotContain(accepted);
    }
    try (var files = Files.walk(folder.resolve("data"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertHidden(file.toString(), Files.readAllBytes(file), secrets);
      }
    }
  }

  /** Every stream, alone and in an envelope: taken with a session, refused with a secret. */
  private static List<String> useAllStreams(Client client, String forwarded) throws Exception {
    var secrets = new ArrayList<String>();
    for (Sample sample : Sample.all().toList()) {
      Client.Reply taken = client.submit(sample, "X-Forwarded-For", forwarded);
      assertThat(taken.status()).isIn(201, 202);
      secrets.add(taken.text("cancel_token"));
      for (String secret : List.of(NUMBER, MAIL)) {
        Client.Reply refused =
            client.submit(
                sample.fresh().saying(MARKER + " " + secret), "X-Forwarded-For", forwarded);
        assertThat(refused.status()).isBetween(400, 422);
        assertThat(refused.response().body()).doesNotContain(MARKER, secret);
      }
    }
    ObjectNode envelope =
        Sample.envelope(
            "stage",
            Stream.concat(
                Sample.items().map(Sample::item),
                Sample.items().map(sample -> sample.saying(MARKER + " " + NUMBER).item())));
    Client.Reply reply =
        client.postTo("/api/feedback", envelope.toString(), "X-Forwarded-For", forwarded);
    assertThat(reply.response().body()).doesNotContain(MARKER, NUMBER);
    reply
        .body()
        .get("results")
        .forEach(item -> secrets.add(item.path("cancel_token").asString("")));
    secrets.add(envelope.get("session_id").stringValue());
    secrets.add(sessionRating(client, forwarded));
    secrets.removeIf(String::isEmpty);
    assertThat(secrets).hasSizeGreaterThan(10);
    return secrets;
  }

  private static String sessionRating(Client client, String forwarded) throws Exception {
    String session = Sample.freshId("ses_");
    Sample rating = Sample.of(FeedbackType.RATING);
    rating.json().put("target_type", "session").put("target_id", session);
    rating.json().put("user_experience_stars", 2).remove("skill_quality_stars");
    assertThat(client.submit(rating, "X-Forwarded-For", forwarded).status()).isEqualTo(201);
    return session;
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

  private static void assertHidden(String where, byte[] content, List<String> more) {
    String text = new String(content, ISO_8859_1);
    assertThat(text.toLowerCase(Locale.ROOT))
        .as(where)
        .doesNotContain(MARKER, NUMBER, "85073003328", MAIL, ADDRESS, ADDRESS_6);
    for (String secret : more) {
      assertThat(text).as(where).doesNotContain(secret);
    }
  }
}
